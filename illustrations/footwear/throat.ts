import { light, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import { el, group, type Sheet } from '../svg.ts';
import { outline, points } from '../trace.ts';
import { holder } from './hardware.ts';
import { elasticLock, strand } from './laces.ts';
import { bodyLight, soft } from './light.ts';
import { panel, stitches } from './panel.ts';
import type { TopView } from './top.ts';

/** Tongue, facings and closure from above. */
export function throat(sheet: Sheet, view: TopView, color: string): string {
  const from = view.lacesFrom;
  const tongue = outline(
    `422,${from}! 450,${from - 14} 478,${from}! 494,400 506,486 500,546 450,560 400,546 394,486 406,400`,
  );
  const soul = panel(sheet, tongue, {
    color: view.tongue,
    material: view.material === 'full-grain' ? 'full-grain' : 'canvas',
    padding: 13,
  });
  if (view.closure === 'straps') return soul + straps(sheet, view);
  return group(soul, facing(sheet, view, color, 1), facing(sheet, view, color, -1), laced(sheet, view));
}

function facing(sheet: Sheet, view: TopView, color: string, side: 1 | -1): string {
  const from = view.lacesFrom;
  const x = (dx: number): number => 450 + dx * side;
  const inner = points(`${x(20)},${from - 8}! ${x(30)},${(from + 490) / 2} ${x(42)},490!`);
  const outer = points(`${x(82)},486! ${x(74)},${(from + 490) / 2} ${x(60)},${from + 6} ${x(40)},${from - 22}!`);
  const area = curve([...inner, ...outer], true);
  const hide =
    view.material === 'mesh' || view.material === 'knit' || view.material === 'ripstop'
      ? 'smooth'
      : view.material === 'canvas'
        ? 'suede'
        : view.material;
  const shown = view.overlay === color ? color : view.overlay;
  return group(
    panel(sheet, area, { color: shown, material: hide }),
    bodyLight(sheet, area, { roundness: 9, height: 0.6 }),
    stitches(outer, shown, { rows: [-6 * -side] }),
  );
}

function laced(sheet: Sheet, view: TopView): string {
  const from = view.lacesFrom;
  const rows = Math.round((486 - from) / 44);
  const step = (478 - from) / rows;
  const width = view.isFlat ? 12 : 9.5;
  const at = (row: number, side: 1 | -1): Point => [450 + side * (38 + (row * 24) / rows), from + 6 + row * step];
  const pass = (row: number, side: 1 | -1): string => {
    const [[ax, ay], [bx, by]] = [at(row, side), at(row + 1, side === 1 ? -1 : 1)];
    return strand(
      [
        [ax, ay],
        [450, (ay + by) / 2 - 3],
        [bx, by],
      ],
      { color: view.lace, width, isFlat: view.isFlat },
    );
  };
  const bar = strand([at(0, -1), [450, from + 2], at(0, 1)], { color: view.lace, width, isFlat: view.isFlat });
  const crossings = Array.from({ length: rows }, (_, row) => pass(row, -1) + pass(row, 1));
  const held = Array.from({ length: rows + 1 }, (_, row) =>
    ([-1, 1] as const).map((side) => {
      const [x, y] = at(row, side);
      const kind = view.holders[Math.min(row, view.holders.length - 1)] ?? 'ring';
      return holder(sheet, kind, { at: [x, y], turn: side * -90, metal: '#a8a297', lace: view.lace, size: 0.95 });
    }),
  ).flat();
  const end =
    view.closure === 'elastic' ? elasticLock(sheet, [450, 500], view.lace) : knot(view.lace, width, view.isFlat);
  return group(bar, ...crossings, ...held, end);
}

function knot(color: string, width: number, isFlat = false): string {
  const lace = (text: string): string => strand(points(text), { color, width: width * 0.92, isFlat });
  return group(
    lace('450,494 496,474 548,478 562,500 540,518 494,512 452,498'),
    lace('450,494 404,474 352,478 338,500 360,518 406,512 448,498'),
    lace('452,496 476,530 502,556 510,592'),
    lace('448,496 426,530 404,552 394,586'),
    strand(points('440,492 450,498 461,500'), { color, width: width * 1.5, isFlat }),
  );
}

function straps(sheet: Sheet, { lace }: TopView): string {
  return [318, 412]
    .map((y) => {
      const [upper, lower] = [
        points(`336,${y + 10} 450,${y - 4} 566,${y + 12}`),
        points(`338,${y + 60} 450,${y + 50} 560,${y + 62}`),
      ];
      const area = curve([...upper, [576, y + 36], ...lower.toReversed(), [326, y + 36]], true);
      return group(
        panel(sheet, area, { color: lace, material: 'webbing', thickness: 3.4, padding: 9 }),
        stitches(upper, lace, { rows: [8] }),
        stitches(lower, lace, { rows: [-8] }),
        soft(sheet, curve(upper), { width: 3, blur: 2, color: light(lace, 0.6), opacity: 0.4 }),
        el('path', {
          d: `M352 ${y + 16}V${y + 54}`,
          stroke: shade(lace, 0.5),
          'stroke-width': 2,
          'stroke-dasharray': '4 3',
        }),
      );
    })
    .join('');
}
