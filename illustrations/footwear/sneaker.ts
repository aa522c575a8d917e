import { contourMark } from '../brand-mark.ts';
import { light, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import type { Look, Plate } from '../appearance.ts';
import { el, group, type Sheet } from '../svg.ts';
import { points } from '../trace.ts';
import { sneakerTop } from './angles.ts';
import { cupsole } from './cupsole.ts';
import { fitOf, shapeOf } from './fit.ts';
import { standingShadow } from './ground.ts';
import { bow, lacing } from './laces.ts';
import { shine, soft } from './light.ts';
import * as cut from './low-pattern.ts';
import { groove, panel, stitches } from './panel.ts';
import { drawSole } from './sole.ts';
import type { Material } from './surfaces.ts';
import { bodyForm, onUpper, opening, sewn, upperOf, type Upper } from './upper.ts';

interface Sneaker {
  readonly look: Look;
  readonly upper: Upper;
  readonly material: Material;
  readonly isCanvas: boolean;
  readonly trim: string;
  readonly sole: string;
}

const RIDGE = points('616,500 566,474 514,446 462,418 412,382');
const EYELETS = points('580,526 528,506 476,482 428,456 382,430');
const FACING = points('336,440 372,476 430,506 496,532 562,548 602,540 612,518');
const TAB = points('88,486 128,484 142,452 138,434');
const COUNTER = points('150,460 170,510 196,560 214,600 222,660');
const MUDGUARD = points('500,660 560,602 630,568 700,552 770,554 850,580');
const VAMP = points('610,520 590,552 566,590 556,660');
const TOE_CAP = points('640,660 650,606 678,562 720,530 764,518 850,550');
const SEAM = points('318,478 330,540 332,600 330,660');

const MATERIALS: Readonly<Record<string, Material>> = { canvas: 'canvas', suede: 'suede', leather: 'smooth' };

/**
 * A sneaker from the side. `upper: canvas` has a rubber toe cap and a foxing stripe, `leather` and `suede` a stitched
 * cupsole; `last: mens | womens | kids`.
 */
export function drawSneaker(look: Look, sheet: Sheet): string {
  const name = look.style['upper'] ?? 'leather';
  const fit = fitOf(look.style);
  const upper = upperOf(sheet, cut.TOWN, shapeOf(fit));
  const shoe: Sneaker = {
    look,
    upper,
    material: MATERIALS[name] ?? 'smooth',
    isCanvas: name === 'canvas',
    trim: look.part('trim', shade(look.color, 0.3)),
    sole: look.part('sole', '#f1ebdd'),
  };
  const { isCanvas, trim, sole } = shoe;
  return group(
    standingShadow(sheet, { left: 96, right: 806, floor: 690, length: fit.length }),
    opening(upper, {
      lining: look.part('lining', '#cdb893'),
      tongue: isCanvas ? shade(look.color, 0.12) : light(look.color, 0.08),
      material: isCanvas ? 'canvas' : shoe.material,
      wearer: look.wearer,
    }),
    onUpper(upper, pieces(shoe), form(shoe)),
    collar(shoe),
    facing(shoe),
    isCanvas ? toeCap(shoe) : '',
    cupsole(sheet, { color: sole, stripe: isCanvas ? trim : undefined, length: fit.length }),
  );
}

function pieces(shoe: Sneaker): string {
  const { look, upper, material, isCanvas, trim } = shoe;
  const { sheet, path, at } = upper;
  const [[x = 0, y = 0] = []] = at([[262, 566]]);
  return group(
    panel(sheet, path, { color: look.color, material, thickness: 2 }),
    groove(curve(at(SEAM)), look.color, 1.8),
    isCanvas ? stitches(at(SEAM), look.color, { rows: [6, 11], thread: light(look.color, 0.6) }) : leatherPieces(shoe),
    sewn(upper, {
      edge: TAB,
      rest: [
        [98, 400],
        [70, 420],
      ],
      color: trim,
      material: isCanvas ? 'webbing' : material,
      rows: isCanvas ? [-5] : [6],
    }),
    contourMark([x, y], isCanvas ? 60 : 66, isCanvas ? light(look.color, 0.7) : trim, -6),
  );
}

function leatherPieces({ look, upper, material }: Sneaker): string {
  const common = { color: look.color, material } as const;
  return group(
    perforations(upper, look.color),
    sewn(upper, {
      ...common,
      edge: COUNTER,
      rest: [
        [60, 700],
        [60, 400],
        [130, 420],
      ],
      rows: [7, 12],
    }),
    sewn(upper, {
      ...common,
      edge: VAMP,
      rest: [
        [500, 660],
        [520, 560],
        [580, 510],
      ],
      rows: [7, 12],
    }),
    sewn(upper, {
      ...common,
      edge: MUDGUARD,
      rest: [
        [860, 700],
        [500, 700],
      ],
      rows: [7, 12],
    }),
  );
}

function perforations({ at }: Upper, color: string): string {
  const holes = Array.from({ length: 15 }, (_, index): Point => {
    const [row, place] = [index % 3, Math.floor(index / 3)];
    return [632 + place * 22 + row * 6, 532 + place * 3.4 + row * 9];
  });
  return at(holes)
    .map(
      ([cx, cy]) =>
        el('ellipse', { cx, cy: cy + 0.8, rx: 3.2, ry: 2.2, fill: light(color, 0.6), 'fill-opacity': '0.6' }) +
        el('ellipse', { cx, cy, rx: 3, ry: 2, fill: shade(color, 0.8) }),
    )
    .join('');
}

function form({ look, upper, isCanvas, material }: Sneaker): string {
  const { sheet, at } = upper;
  const line = (text: string): string => curve(at(points(text)));
  return bodyForm(upper, {
    roundness: 46,
    gloss: material === 'smooth' ? 0.26 : isCanvas ? 0.03 : 0.08,
    touches: [
      soft(sheet, line('470,552 530,580 566,610'), { width: 22, blur: 12, opacity: 0.2 }),
      soft(sheet, line('630,540 690,548 748,572'), {
        width: 18,
        blur: 9,
        color: light(look.color, 0.9),
        opacity: 0.36,
      }),
      soft(sheet, line('92,622 300,626 560,628 720,624 806,616'), { width: 16, blur: 7, opacity: 0.46 }),
    ],
  });
}

function collar({ look, upper, isCanvas }: Sneaker): string {
  const { sheet, at } = upper;
  const color = look.part('lining', '#cdb893');
  const seam = at(
    points(
      isCanvas
        ? '100,440 128,454 170,480 222,498 276,492 326,464 350,440'
        : '100,448 126,464 166,494 222,514 280,508 330,480 352,456',
    ),
  );
  return (
    panel(sheet, curve([...at(cut.TOWN.collar), ...seam.toReversed()], true), {
      color: isCanvas ? light(look.color, 0.2) : color,
      material: isCanvas ? 'webbing' : 'smooth',
      padding: isCanvas ? 5 : 10,
    }) + stitches(seam, isCanvas ? look.color : color, { rows: [-5], size: 0.8, thread: shade(color, 0.3) })
  );
}

function facing({ look, upper, material, isCanvas }: Sneaker): string {
  const { sheet, at } = upper;
  const lace = look.part('lace', '#f2ecdf');
  const eyelets = at(EYELETS);
  const [x, y] = eyelets.at(-1) ?? [0, 0];
  return group(
    sewn(upper, { edge: FACING, rest: cut.TOWN.throat.toReversed(), color: look.color, material, rows: [-6, -11] }),
    lacing(sheet, {
      eyelets,
      ridge: at(RIDGE),
      color: lace,
      width: 11.5,
      isFlat: true,
      holders: [isCanvas ? 'ring' : 'punched'],
    }),
    bow([x + 26, y - 26], { color: lace, width: 9.6, reach: 0.84, isFlat: true }),
  );
}

function toeCap({ upper, sole }: Sneaker): string {
  const rest: Point[] = [
    [860, 600],
    [860, 700],
  ];
  const area = curve([...upper.at(TOE_CAP), ...upper.at(rest)], true);
  const [lower, upperLine] = [6, 11].map((distance) =>
    upper.at(TOE_CAP).map(([x, y]): Point => [x + distance, y + distance * 0.7]),
  );
  return onUpper(
    upper,
    sewn(upper, { edge: TOE_CAP, rest, color: sole, material: 'smooth', thickness: 3.4 }),
    soft(upper.sheet, curve(upper.at(points('700,600 750,580 800,600'))), {
      width: 26,
      blur: 12,
      color: '#ffffff',
      opacity: 0.5,
    }),
    soft(upper.sheet, curve(upper.at(points('650,640 740,632 812,620'))), { width: 26, blur: 12, opacity: 0.3 }),
    soft(upper.sheet, curve(upper.at(points('790,560 812,600 816,640'))), { width: 22, blur: 11, opacity: 0.3 }),
    shine(upper.sheet, area, { roundness: 10, opacity: 0.12 }),
    ...[lower, upperLine].map((line) => groove(curve(line ?? []), shade(sole, 0.15), 1.2)),
  );
}

export const sneaker = {
  side: (look: Look, sheet: Sheet): Plate => ({ body: drawSneaker(look, sheet) }),
  top: sneakerTop,
  sole: (look: Look, sheet: Sheet): Plate => ({ body: drawSole(withGumSole(look), sheet, 'herringbone') }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: drawSneaker(look, sheet), viewBox: '90 330 340 340' }),
};

function withGumSole(look: Look): Look {
  return { ...look, part: (name, fallback) => look.part(name, name === 'outsole' ? '#b48a58' : fallback) };
}
