import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import type { Look, Plate } from '../appearance.ts';
import { contactShadow, cord, flatShadow, piece, seam } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { line, outline } from '../trace.ts';
import { turned, within } from './cloth.ts';
import { cylinder } from './cylinder.ts';

const STEEL = '#b9b6ab';

function drawTin(look: Look, sheet: Sheet): string {
  const { color } = look;
  return group(
    contactShadow(sheet, { x: 450, y: 596, width: 520, height: 30 }),
    cylinder(sheet, 'M190 480V572C220 616 340 640 450 640C560 640 680 616 710 572V480Z', STEEL),
    cylinder(sheet, 'M180 400V500C210 544 340 570 450 570C560 570 690 544 720 500V400Z', color),
    piece(
      sheet,
      'M180 400C180 330 300 290 450 290C600 290 720 330 720 400C720 470 600 512 450 512C300 512 180 470 180 400Z',
      { color, depth: 22, gloss: 0.7 },
    ),
    el('ellipse', {
      cx: 450,
      cy: 400,
      rx: 226,
      ry: 90,
      fill: 'none',
      stroke: look.part('trim', '#efe6d0'),
      'stroke-width': 5,
    }),
    el(
      'g',
      { transform: 'translate(450 396) scale(1 0.6) translate(-450 -396)' },
      contourMark([450, 396], 130, look.part('trim', '#efe6d0')),
    ),
  );
}

function openTin(look: Look, sheet: Sheet): string {
  const wax = look.part('wax', '#d9b878');
  return group(
    contactShadow(sheet, { x: 330, y: 640, width: 440, height: 28 }),
    contactShadow(sheet, { x: 690, y: 560, width: 220, height: 22 }),
    el(
      'g',
      { transform: 'rotate(-62 690 420)' },
      piece(
        sheet,
        'M540 420C540 370 610 340 690 340C770 340 840 370 840 420C840 470 770 500 690 500C610 500 540 470 540 420Z',
        { color: look.color, depth: 18, gloss: 0.7 },
      ),
      el('ellipse', { cx: 690, cy: 420, rx: 122, ry: 62, fill: STEEL, stroke: '#221d19', 'stroke-width': 2.4 }),
    ),
    cylinder(sheet, 'M110 500V600C140 650 240 676 330 676C420 676 520 650 550 600V500Z', STEEL),
    el('ellipse', { cx: 330, cy: 500, rx: 220, ry: 96, fill: STEEL, stroke: '#221d19', 'stroke-width': 3 }),
    piece(
      sheet,
      'M126 504C126 450 220 420 330 420C440 420 534 450 534 504C534 560 440 590 330 590C220 590 126 560 126 504Z',
      { color: wax, depth: 20, gloss: 0.7 },
    ),
    el('path', {
      d: line('180,520 240,470 330,480 400,450 470,480'),
      fill: 'none',
      stroke: light(wax, 0.6),
      'stroke-width': 14,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.8,
    }),
    el('path', {
      d: line('220,548 300,516 380,530 450,506'),
      fill: 'none',
      stroke: shade(wax, 0.35),
      'stroke-width': 10,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.6,
    }),
  );
}

export const tin = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawTin(look, sheet) }),
  open: (look: Look, sheet: Sheet): Plate => ({ body: openTin(look, sheet) }),
};

/** A coiled pair, banded in paper. */
function drawLaces(look: Look, sheet: Sheet): string {
  const { color } = look;
  const coil = (x: number): string =>
    group(
      ...Array.from({ length: 7 }, (_, turn) => {
        const [rx, top, bottom] = [92 - turn * 9, 190 + turn * 14, 700 - turn * 14];
        return (
          cord(
            `M${x - rx} 450C${x - rx} ${top} ${x + rx} ${top} ${x + rx} 450C${x + rx} ${bottom} ${x - rx} ${bottom} ${x - rx} 450Z`,
            turn % 2 ? shade(color, 0.08) : color,
            15,
          ) + flecks(x, { rx, top, bottom }, look.part('trim', light(color, 0.6)))
        );
      }),
    );
  const tip = (path: string): string =>
    cord(path, color, 15) +
    el('path', {
      d: path.replace(/M.*C.* (\d+ \d+)$/, 'M$1l6 34'),
      stroke: '#2c2926',
      'stroke-width': 13,
      'stroke-linecap': 'round',
    });
  const band = 'M236 396H664V512H236Z';
  return turned(
    -10,
    flatShadow(sheet, 'M348 254C470 254 470 646 348 646C226 646 226 254 348 254Z', 10),
    flatShadow(sheet, 'M552 254C674 254 674 646 552 646C430 646 430 254 552 254Z', 10),
    coil(348),
    coil(552),
    tip('M300 640C290 700 330 740 320 790'),
    tip('M600 640C620 700 580 750 596 796'),
    flatShadow(sheet, band, 6),
    piece(sheet, band, { color: '#e6dac0', depth: 14 }),
    contourMark([450, 456], 70, '#b4522a'),
    seam('M250 408H650M250 500H650', '#e6dac0', 2),
  );
}

function flecks(x: number, { rx, top, bottom }: { rx: number; top: number; bottom: number }, color: string): string {
  const d = `M${x - rx} 450C${x - rx} ${top} ${x + rx} ${top} ${x + rx} 450C${x + rx} ${bottom} ${x - rx} ${bottom} ${x - rx} 450Z`;
  return el('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': 4,
    'stroke-dasharray': '8 44',
    'stroke-opacity': 0.8,
  });
}

export const laces = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawLaces(look, sheet) }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawLaces(look, sheet), viewBox: '240 220 230 230' }),
};

const INSOLE = outline(
  '430,70 510,90 566,160 584,260 566,360 540,460 540,560 556,660 552,750 510,812 450,828 386,810 352,744 352,650 356,550 340,450 316,340 314,230 346,130',
);

function drawInsoles(look: Look, sheet: Sheet): string {
  const { color } = look;
  const heel = look.part('trim', '#b58d5d');
  const sole = group(
    flatShadow(sheet, INSOLE, 14),
    piece(sheet, INSOLE, { color, texture: 'twill', depth: 24, gloss: 0.3 }),
    within(
      sheet,
      INSOLE,
      piece(sheet, outline('300,560! 400,600 480,596 600,540! 620,860! 300,860!'), {
        color: heel,
        texture: 'grain',
        depth: 16,
      }),
    ),
    ...[0, 1, 2].map((row) =>
      el('path', {
        d: line(`352,${196 + row * 40} 450,${172 + row * 40} 546,${196 + row * 40}`),
        fill: 'none',
        stroke: shade(color, 0.5),
        'stroke-width': 4,
        'stroke-dasharray': '3 14',
        'stroke-linecap': 'round',
      }),
    ),
    contourMark([452, 720], 78, light(heel, 0.7)),
  );
  return group(
    el(
      'g',
      { transform: 'translate(-150 14) rotate(-6 450 450)' },
      el('g', { transform: 'translate(900 0) scale(-1 1)' }, sole),
    ),
    el('g', { transform: 'translate(150 -6) rotate(6 450 450)' }, sole),
  );
}

export const insoles = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawInsoles(look, sheet) }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawInsoles(look, sheet), viewBox: '440 500 360 360' }),
};
