import { zip } from '../apparel/garment.ts';
import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, mirror, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { contactShadow, cord, flatShadow, piece, seam } from '../material.ts';
import { el, group, type Sheet } from '../svg.ts';
import { line, outline, points } from '../trace.ts';
import { chambers, scaled, turned, within } from './cloth.ts';
import { cylinder } from './cylinder.ts';
import { buckle } from './pack-parts.ts';

const MUMMY_LEFT = points(
  '450,46 384,56 328,100 308,170 300,236 262,292 238,380 240,480 262,600 290,720 306,800 340,846 450,858',
);
const QUILT_LEFT = points('450,120 360,118 286,124! 256,170 244,300 250,460 270,620 292,760 312,822 350,852 450,860');

function bodyOf(left: readonly Point[]): string {
  return curve([...left, ...mirror(left, 450).slice(1, -1)], true);
}

/** Curved chambers from `top` down to the foot. */
function bands(top: number, height: number): string[] {
  return Array.from({ length: Math.ceil((880 - top) / height) }, (_, row) => {
    const y = top + row * height;
    return `M190 ${y - 16}Q450 ${y + 34} 710 ${y - 16}L710 ${y + height - 16}Q450 ${y + height + 34} 190 ${y + height - 16}Z`;
  });
}

function mummy(look: Look, sheet: Sheet): string {
  const { color } = look;
  const lining = look.part('lining', '#d98a3c');
  const trim = look.part('trim', shade(color, 0.45));
  const body = bodyOf(MUMMY_LEFT);
  const cloth = { color, depth: 20, gloss: 0.5, texture: 'ripstop', line: 1.8 } as const;
  const face = outline('450,150 396,160 360,204 356,258 384,306 450,322 516,306 544,258 540,204 504,160');
  return turned(
    8,
    flatShadow(sheet, body, 18),
    piece(sheet, body, { color, depth: 30 }),
    chambers(sheet, body, bands(330, 62), cloth),
    within(
      sheet,
      body,
      piece(sheet, outline('220,40! 680,40! 680,330! 450,366 220,330!'), { ...cloth, depth: 30 }),
      seam(line('450,40 450,150'), color),
      seam(line('300,90 380,180'), color),
      seam(line('600,90 520,180'), color),
      seam(line('240,300 300,290 366,270'), color),
      seam(line('660,300 600,290 534,270'), color),
      piece(sheet, outline('180,770! 450,812 720,770! 720,900! 180,900!'), { ...cloth, color: trim, depth: 30 }),
    ),
    el('path', { d: body, fill: 'none', stroke: shade(color, 0.72), 'stroke-width': 5 }),
    piece(sheet, face, { color: lining, depth: 26, gloss: 0.1 }),
    within(
      sheet,
      face,
      piece(sheet, outline('340,240! 450,300 560,240! 560,340! 340,340!'), { color: shade(lining, 0.18), depth: 18 }),
    ),
    seam(face, shade(color, 0.2), 6),
    cord('M384 306C376 350 396 372 402 404', '#d9a441', 6),
    zip([566, 330], [590, 640], { tape: shade(color, 0.3), pull: 0.03 }),
    contourMark([392, 470], 82, light(color, 0.72), -3),
  );
}

function quilt(look: Look, sheet: Sheet): string {
  const { color } = look;
  const lining = look.part('lining', '#d98a3c');
  const body = bodyOf(QUILT_LEFT);
  const cloth = { color, depth: 20, gloss: 0.5, texture: 'ripstop', line: 1.8 } as const;
  return turned(
    8,
    flatShadow(sheet, body, 18),
    piece(sheet, body, { color, depth: 30 }),
    chambers(sheet, body, bands(190, 78), cloth),
    piece(sheet, outline('286,124! 370,136 450,138 530,136 614,124! 640,176 450,226 262,180'), {
      color: lining,
      depth: 18,
      gloss: 0.3,
    }),
    piece(sheet, outline('470,140! 614,122! 650,190 652,330! 560,250'), { color: lining, depth: 20, gloss: 0.3 }),
    seam(line('470,140 560,250 652,330'), color, 3),
    cord('M262 190C220 196 210 220 226 236', '#33302c', 9),
    cord('M652 334C690 340 700 360 690 380', '#33302c', 9),
    contourMark([380, 480], 82, light(color, 0.72), -3),
  );
}

function drawBag(look: Look, sheet: Sheet): string {
  return look.style['shape'] === 'quilt' ? quilt(look, sheet) : mummy(look, sheet);
}

function packed(look: Look, sheet: Sheet): string {
  const { color } = look;
  const strap = look.part('strap', '#33302c');
  const body = outline(
    '300,330! 296,420 286,560 300,700! 380,724 450,728 520,724 600,700! 614,560 604,420 600,330! 520,356 450,360 380,356',
  );
  const lid = outline('290,336! 300,280 380,252 450,248 520,252 600,280 610,336! 530,364 450,370 370,364');
  return group(
    contactShadow(sheet, { x: 450, y: 716, width: 330 }),
    cylinder(sheet, body, color),
    ...[400, 640].map((y) => seam(line(`296,${y - 14} 450,${y + 14} 604,${y - 14}`), color, 3)),
    cylinder(sheet, lid, shade(color, 0.35)),
    cord('M400 262C410 226 490 226 500 262', strap, 13),
    ...[346, 450, 554].map((x) =>
      cord(`M${x} 352C${x + (x - 450) * 0.06} 480 ${x + (x - 450) * 0.06} 620 ${x} 716`, strap, 15),
    ),
    ...[346, 450, 554].map((x) => buckle(sheet, x + (x - 450) * 0.05, 452)),
    contourMark([398, 560], 70, light(color, 0.7)),
  );
}

export const sleepingBag = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: drawBag(look, sheet) }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawBag(look, sheet), viewBox: '250 40 400 400' }),
  packed: (look: Look, sheet: Sheet): Plate => ({ body: scaled(1.25, packed(look, sheet)) }),
};
