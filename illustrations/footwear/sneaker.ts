import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, shift, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { contactShadow, piece, seam, stitch } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { sneakerTop } from './angles.ts';
import { bow, lacing } from './laces.ts';
import { drawSole } from './sole.ts';

const COLLAR: readonly Point[] = [
  [108, 366, 'c'],
  [152, 390],
  [214, 414],
  [280, 414],
  [336, 394],
  [366, 362, 'c'],
];
const THROAT: readonly Point[] = [
  [366, 362, 'c'],
  [432, 392],
  [508, 430],
  [566, 460],
];
const TOE: readonly Point[] = [
  [566, 460],
  [640, 474],
  [722, 494],
  [784, 532],
  [804, 580],
  [802, 624, 'c'],
];
const UPPER = curve(
  [
    ...COLLAR.slice(0, -1),
    ...THROAT.slice(0, -1),
    ...TOE,
    [560, 624],
    [116, 620, 'c'],
    [104, 550],
    [114, 470],
    [114, 410],
  ],
  true,
);
const CUPSOLE = curve(
  [
    [108, 600],
    [300, 602],
    [560, 606],
    [730, 602],
    [802, 586],
    [820, 596],
    [822, 624],
    [806, 650],
    [768, 668],
    [620, 674],
    [300, 674],
    [136, 672],
    [102, 656],
    [98, 626],
  ],
  true,
);
const TONGUE = curve(
  [
    [340, 430, 'c'],
    [326, 360],
    [330, 308],
    [362, 290],
    [398, 304],
    [414, 342],
    [480, 384],
    [548, 424],
    [582, 448],
    [586, 468],
    [560, 486, 'c'],
    [460, 440],
  ],
  true,
);
const INSIDE = curve(
  [[108, 366, 'c'], [156, 350], [236, 356], [316, 362], [366, 362, 'c'], ...[...COLLAR].reverse().slice(1, -1)],
  true,
);
const EYESTAY = curve(
  [
    ...THROAT,
    [600, 470],
    [596, 506],
    [556, 516],
    [470, 488],
    [400, 454],
    [352, 440],
    [330, 462, 'c'],
    [318, 420],
    [366, 362, 'c'],
  ],
  true,
);
const COUNTER = curve(
  [
    [108, 366, 'c'],
    [150, 396],
    [176, 470],
    [214, 560],
    [232, 620, 'c'],
    [112, 620, 'c'],
    [102, 550],
    [113, 470],
    [112, 410],
  ],
  true,
);
const TAB = curve(
  [
    [106, 362, 'c'],
    [148, 388],
    [160, 440],
    [150, 480, 'c'],
    [112, 482, 'c'],
    [114, 420],
  ],
  true,
);
const TOE_CAP = curve(
  [
    [632, 624, 'c'],
    [642, 560],
    [690, 512],
    [732, 498],
    [788, 532],
    [808, 580],
    [804, 624, 'c'],
  ],
  true,
);
const MUDGUARD = curve(
  [
    [520, 622, 'c'],
    [600, 578],
    [690, 546],
    [792, 540],
    [808, 582],
    [804, 622, 'c'],
  ],
  true,
);
const EYELETS: readonly Point[] = [
  [556, 486],
  [502, 462],
  [450, 436],
  [402, 412],
  [362, 392],
];
const RIDGE: readonly Point[] = [
  [582, 448],
  [534, 418],
  [486, 388],
  [440, 360],
  [404, 338],
];

/** `upper: canvas` has a rubber toe cap and a foxing stripe, `upper: leather` a perforated toe and a stitched cupsole. */
export function drawSneaker(look: Look, sheet: Sheet): string {
  const { color } = look;
  const isCanvas = look.style['upper'] === 'canvas';
  const trim = look.part('trim', shade(color, 0.3));
  const lining = look.part('lining', '#cdb893');
  const lace = look.part('lace', '#f2ecdf');
  const sole = look.part('sole', '#f1ebdd');
  const texture = isCanvas ? 'canvas' : undefined;
  return group(
    contactShadow(sheet, { x: 450, y: 674, width: 730 }),
    piece(sheet, INSIDE, { color: shade(lining, 0.45), depth: 20, gloss: 0 }),
    piece(sheet, TONGUE, { color: isCanvas ? shade(color, 0.12) : light(color, 0.08), texture, depth: 20 }),
    piece(sheet, UPPER, { color, texture, depth: 42, gloss: isCanvas ? 0.2 : 0.55 }),
    isCanvas ? '' : perforations(color),
    isCanvas ? '' : leatherPanels(sheet, color),
    piece(sheet, EYESTAY, { color: isCanvas ? color : light(color, 0.05), texture, depth: 14 }),
    stitch(
      curve(
        shift(
          [
            [352, 440],
            [400, 454],
            [470, 488],
            [550, 514],
          ],
          3,
          -9,
        ),
      ),
      light(color, isCanvas ? 0.7 : 0.45),
    ),
    piece(sheet, TAB, { color: trim, depth: 14, gloss: 0.5 }),
    lining ? collar(sheet, lining) : '',
    contourMark([262, 530], 96, isCanvas ? light(color, 0.75) : trim, -4),
    lacing({ eyelets: EYELETS, ridge: RIDGE, color: lace, width: 13, eyelet: isCanvas ? 'ring' : 'punched' }),
    bow([392, 346], lace, 11, 0.82),
    isCanvas ? piece(sheet, TOE_CAP, { color: sole, depth: 22, gloss: 0.7 }) : '',
    cupsole(sheet, { sole, trim, isCanvas }),
  );
}

function leatherPanels(sheet: Sheet, color: string): string {
  const edge = curve([
    [540, 612],
    [606, 570],
    [694, 538],
    [786, 532],
  ]);
  return group(
    piece(sheet, COUNTER, { color, depth: 20, gloss: 0.4 }),
    stitch(
      curve([
        [160, 410],
        [186, 474],
        [222, 560],
        [240, 606],
      ]),
      shade(color, 0.35),
    ),
    piece(sheet, MUDGUARD, { color, depth: 18, gloss: 0.4 }),
    stitch(edge, shade(color, 0.35)),
    seam(
      curve([
        [330, 462],
        [352, 530],
        [360, 612],
      ]),
      color,
    ),
  );
}

function perforations(color: string): string {
  const holes = Array.from({ length: 15 }, (_, index): [number, number] => {
    const [row, place] = [index % 3, Math.floor(index / 3)];
    return [628 + place * 27 + row * 9, 492 + place * 5 + row * 14];
  });
  return holes.map(([cx, cy]) => el('ellipse', { cx, cy, rx: 4.2, ry: 3.2, fill: shade(color, 0.75) })).join('');
}

function collar(sheet: Sheet, color: string): string {
  const edge = [...COLLAR, [374, 384], [338, 424], [280, 452], [206, 448], [148, 418], [112, 394]] as const;
  return piece(sheet, curve(edge, true), { color, texture: 'knit', depth: 14 });
}

function cupsole(sheet: Sheet, { sole, trim, isCanvas }: { sole: string; trim: string; isCanvas: boolean }): string {
  const line = (y: number): string =>
    curve([
      [92, y - 4],
      [300, y],
      [600, y + 3],
      [818, y - 6],
    ]);
  return group(
    piece(sheet, CUPSOLE, { color: sole, depth: 22, gloss: 0.5 }),
    isCanvas
      ? el('path', { d: line(622), 'clip-path': sheet.clip(CUPSOLE), fill: 'none', stroke: trim, 'stroke-width': 6 })
      : stitch(line(620), shade(sole, 0.3), { width: 2.6, dash: '11 6' }),
    el('path', {
      d: line(652),
      'clip-path': sheet.clip(CUPSOLE),
      fill: 'none',
      stroke: shade(sole, 0.3),
      'stroke-width': 2.2,
    }),
    el('path', {
      d: line(661),
      'clip-path': sheet.clip(CUPSOLE),
      fill: 'none',
      stroke: shade(sole, 0.5),
      'stroke-width': 9,
      'stroke-dasharray': '2.4 6',
      'stroke-opacity': 0.55,
    }),
  );
}

export const sneaker = {
  side: (look: Look, sheet: Sheet): Plate => ({ body: drawSneaker(look, sheet) }),
  top: sneakerTop,
  sole: (look: Look, sheet: Sheet): Plate => ({ body: drawSole(withGumSole(look), sheet, 'herringbone') }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawSneaker(look, sheet), viewBox: '80 280 350 350' }),
};

function withGumSole(look: Look): Look {
  return { ...look, part: (name, fallback) => look.part(name, name === 'outsole' ? '#b48a58' : fallback) };
}
