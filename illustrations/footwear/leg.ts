import { drape, type Crease } from '../apparel/drape.ts';
import { light, shade } from '../color.ts';
import { curve, type Place, type Point } from '../curve.ts';
import { el, group, type Sheet } from '../svg.ts';
import { textureFill } from '../texture.ts';
import { bodyLight, soft } from './light.ts';
import { groove, panel, stitches } from './panel.ts';

/** Who wears a shoe: what is seen of them above its collar. */
export interface Wearer {
  readonly sock: string;
  readonly stripe: string;
  /** Trousers fall over the sock, tights end on it. */
  readonly garment: 'trousers' | 'tights';
  readonly cloth: string;
  /** Pixels of sock or skin between collar and hem. */
  readonly shown: number;
  /** Colour of a bare foot in an open shoe. */
  readonly skin?: string;
}

/** Back and front of a leg from the side, by the height above the floor, as x on the men's low last. */
const PROFILE: readonly (readonly [height: number, back: number, front: number])[] = [
  [150, 96, 372],
  [220, 100, 366],
  [270, 108, 350],
  [330, 119, 332],
  [400, 120, 319],
  [490, 110, 317],
  [600, 94, 322],
  [720, 80, 330],
  [850, 76, 338],
  [1240, 84, 350],
];
const FLOOR = 690;
const TOP = 1240;

/** The leg in an opening. */
interface Leg {
  readonly sheet: Sheet;
  /** Height of the collar. */
  readonly collar: number;
  /** Places of its back and its front at a height in the drawing, `ease` pixels outside of it. */
  at(y: number, ease?: number): readonly [back: number, front: number];
}

function between(height: number): readonly [number, number] {
  const last = PROFILE.length - 1;
  const index = Math.min(last - 1, Math.max(0, PROFILE.findIndex(([level]) => level > height) - 1));
  const [[low, back, front], [high, backAbove, frontAbove]] = [
    PROFILE[index] ?? [0, 0, 0],
    PROFILE[index + 1] ?? [1, 0, 0],
  ];
  const share = (height - low) / (high - low);
  return [back + (backAbove - back) * share, front + (frontAbove - front) * share];
}

/** The leg that fills the opening between the ends of `collar`. */
function legIn(sheet: Sheet, collar: readonly Point[]): Leg {
  const [heel, throat] = [collar[0] ?? [0, 0], collar.at(-1) ?? [0, 0]];
  const y = (heel[1] + throat[1]) / 2;
  const [back, front] = between(FLOOR - y);
  const scale = (throat[0] - heel[0] - 10) / (front - back);
  const middle = (heel[0] + throat[0]) / 2;
  return {
    sheet,
    collar: y,
    at(level, ease = 0) {
      const [b, f] = between(FLOOR - level);
      const place = (x: number): number => middle + (x - (back + front) / 2) * scale;
      return [place(b) - ease, place(f) + ease];
    },
  };
}

/** The outline between two heights; its lower edge bulges towards the viewer by `drop`. */
function tube(leg: Leg, [top, bottom]: Place, ease: readonly [above: number, below: number], drop: number): string {
  const steps = Array.from({ length: 7 }, (_, index) => index / 6);
  const side = (end: 0 | 1): Point[] =>
    steps.map((share): Point => {
      const y = top + (bottom - top) * share;
      const corner = share === 0 || share === 1;
      const x = leg.at(y, ease[0] + (ease[1] - ease[0]) * share)[end];
      return corner ? [x, y - (end && share ? 8 : 0), 'c'] : [x, y];
    });
  const [back, front] = leg.at(bottom, ease[1]);
  const low: Point[] = [
    [front - (front - back) * 0.22, bottom + drop * 0.8],
    [(back + front) / 2, bottom + drop],
    [back + (front - back) * 0.2, bottom + drop * 0.74],
  ];
  return curve([...side(1), ...low, ...side(0).toReversed()], true);
}

/** A leg with sock and trousers or tights in the opening of a shoe, cut off above the picture. */
export function wornLeg(sheet: Sheet, collar: readonly Point[], wearer: Wearer): string {
  const leg = legIn(sheet, collar);
  return group(sock(leg, wearer, leg.collar - wearer.shown), garmentOf(sheet, collar, wearer));
}

/** Trousers or tights alone, over a leg that is drawn already. */
export function garmentOf(sheet: Sheet, collar: readonly Point[], wearer: Wearer): string {
  const leg = legIn(sheet, collar);
  const hem = leg.collar - wearer.shown;
  return wearer.garment === 'tights' ? tights(leg, wearer, hem) : trousers(leg, wearer, hem);
}

function sock(leg: Leg, { sock: color, stripe }: Wearer, hem: number): string {
  const { sheet, collar } = leg;
  const path = tube(leg, [hem - 60, collar + 70], [2, -18], 20);
  const [back, front] = leg.at(collar - 20);
  const wrinkle = (y: number, from: number, to: number): Crease => ({
    line: [
      [back + (front - back) * from, y],
      [back + (front - back) * (from + to) * 0.5, y + 12],
      [back + (front - back) * to, y + 4],
    ],
    width: 11,
    from: 'seam',
  });
  const band = (y: number, width: number): string =>
    el('path', {
      d: `M${back - 60} ${y}Q${(back + front) / 2} ${y + 44} ${front + 60} ${y - 6}`,
      fill: 'none',
      stroke: stripe,
      'stroke-width': width,
      'stroke-opacity': '0.92',
    });
  return group(
    panel(sheet, path, { color, material: 'knit' }),
    el(
      'g',
      { 'clip-path': sheet.clip(path) },
      band(hem + 20, 13),
      band(hem + 40, 5),
      el('path', { d: path, fill: textureFill(sheet, 'rib', color, 0.92) }),
    ),
    bodyLight(sheet, path, { roundness: 46, height: 1.2 }),
    drape(
      sheet,
      path,
      [wrinkle(collar - 26, 0, 0.6), wrinkle(collar + 4, 1, 0.45), wrinkle(collar - 62, 1, 0.62)],
      color,
    ),
    el(
      'g',
      { 'clip-path': sheet.clip(path) },
      soft(sheet, curve(collarShade(leg)), { width: 46, blur: 14, opacity: 0.42 }),
    ),
  );
}

const collarShade = (leg: Leg): Point[] => {
  const [back, front] = leg.at(leg.collar);
  return [
    [back, leg.collar + 26],
    [(back + front) / 2, leg.collar + 66],
    [front, leg.collar + 14],
  ];
};

/** The shade that a hem throws on what it hangs over. */
function hemShade(leg: Leg, hem: number, drop: number): string {
  const path = tube(leg, [hem - 60, leg.collar + 70], [2, -18], 20);
  const [back, front] = leg.at(hem, 20);
  const line = curve([
    [back, hem + 12],
    [(back + front) / 2, hem + drop + 14],
    [front, hem + 6],
  ]);
  return el('g', { 'clip-path': leg.sheet.clip(path) }, soft(leg.sheet, line, { width: 40, blur: 11, opacity: 0.5 }));
}

function tights(leg: Leg, { cloth: color }: Wearer, hem: number): string {
  const { sheet } = leg;
  const path = tube(leg, [FLOOR - TOP, hem], [3, 5], 22);
  const side = Array.from({ length: 6 }, (_, index): Point => {
    const y = FLOOR - TOP + ((hem + 20 - FLOOR + TOP) * index) / 5;
    const [back, front] = leg.at(y);
    return [back + (front - back) * 0.46, y];
  });
  const [back, front] = leg.at(hem, 5);
  const band: Point[] = [
    [back, hem - 30],
    [(back + front) / 2, hem - 8],
    [front, hem - 38],
  ];
  return group(
    hemShade(leg, hem, 20),
    panel(sheet, path, { color, material: 'smooth' }),
    bodyLight(sheet, path, { roundness: 62, height: 1.25 }),
    bodyLight(sheet, path, { roundness: 18, height: 0.5, opacity: 0.5 }),
    drape(sheet, path, tightCreases(leg, hem), color),
    groove(curve(side), color, 2),
    stitches(side, color, { rows: [6], size: 0.8 }),
    stitches(band, color, { rows: [0, 6], size: 0.8 }),
  );
}

function tightCreases(leg: Leg, hem: number): Crease[] {
  return [24, 58, 100].map((up, index): Crease => {
    const [back, front] = leg.at(hem - up);
    const [from, to] = index % 2 ? [front, back] : [back, front];
    return {
      line: [
        [from, hem - up],
        [from + (to - from) * 0.2, hem - up + 9],
        [from + (to - from) * 0.42, hem - up + 6],
      ],
      width: 9,
      from: 'seam',
    };
  });
}

function trousers(leg: Leg, { cloth: color }: Wearer, hem: number): string {
  const { sheet } = leg;
  const ease = [26, 30] as const;
  const path = tube(leg, [FLOOR - TOP, hem], ease, 34);
  const [back, front] = leg.at(hem, ease[1]);
  const rim = (up: number): Point[] => [
    [back, hem - up],
    [back + (front - back) * 0.2, hem + 25 - up],
    [(back + front) / 2, hem + 34 - up],
    [front - (front - back) * 0.22, hem + 26 - up],
    [front, hem - 8 - up],
  ];
  return group(
    hemShade(leg, hem, 34),
    panel(sheet, path, { color, material: 'canvas', thickness: 3 }),
    el('path', { d: path, fill: textureFill(sheet, 'twill', color, 0.8) }),
    bodyLight(sheet, path, { roundness: 74, height: 1.2 }),
    drape(sheet, path, trouserCreases(leg, hem), color),
    bodyLight(sheet, path, { roundness: 16, height: 0.45, opacity: 0.45 }),
    groove(curve(rim(34)), color, 2),
    stitches(rim(34), color, { rows: [5], thread: light(color, 0.35), size: 0.9 }),
    soft(sheet, curve(rim(4)), { width: 5, blur: 2, color: shade(color, 0.7), opacity: 0.5 }),
  );
}

/** The break over the shoe, and the long falls from the knee. */
function trouserCreases(leg: Leg, hem: number): Crease[] {
  const fold = (
    width: number,
    from: Crease['from'],
    ...line: readonly (readonly [share: number, up: number])[]
  ): Crease => ({
    width,
    ...(from && { from }),
    line: line.map(([share, up]): Point => {
      const [back, front] = leg.at(hem - up, 36);
      return [back + (front - back) * share, hem - up];
    }),
  });
  return [
    fold(24, 'seam', [1, 66], [0.76, 44], [0.5, 50], [0.34, 66]),
    fold(18, 'seam', [0, 92], [0.2, 70], [0.44, 78]),
    fold(20, 'seam', [1, 140], [0.74, 112], [0.52, 122]),
    fold(14, 'seam', [0, 170], [0.22, 150], [0.36, 162]),
    fold(26, 'middle', [0.3, 420], [0.36, 260], [0.3, 120], [0.36, 20]),
    fold(22, 'middle', [0.72, 430], [0.66, 300], [0.72, 180]),
    fold(16, 'middle', [0.52, 260], [0.56, 140], [0.5, 10]),
  ];
}
