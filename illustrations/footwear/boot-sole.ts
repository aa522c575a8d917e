import { light, shade } from '../color.ts';
import { curve, type Point } from '../curve.ts';
import { piece, seam, stitch } from '../material.ts';
import { group, type Sheet } from '../svg.ts';
import { lugs } from './lugs.ts';

const HEEL: readonly Point[] = [
  [104, 690],
  [180, 694],
  [304, 692],
];
const FOREFOOT: readonly Point[] = [
  [400, 688],
  [520, 694],
  [640, 692],
  [730, 678],
  [800, 642],
];
const WELT = curve(
  [
    [98, 616, 'c'],
    [300, 624],
    [560, 622],
    [740, 612],
    [830, 596, 'c'],
    [836, 614],
    [740, 634],
    [560, 644],
    [300, 646],
    [96, 640, 'c'],
  ],
  true,
);
const MIDSOLE = curve(
  [
    [98, 636, 'c'],
    [300, 642],
    [560, 640],
    [740, 630],
    [834, 608, 'c'],
    [828, 634],
    [744, 662],
    [560, 672],
    [330, 664],
    [100, 668, 'c'],
  ],
  true,
);
const OUTSOLE = curve(
  [
    [96, 660, 'c'],
    [310, 662],
    [560, 666],
    [744, 656],
    [830, 626, 'c'],
    [804, 656],
    [732, 688],
    [640, 700],
    [520, 702],
    [404, 698, 'c'],
    [372, 676, 'c'],
    [330, 676, 'c'],
    [310, 704, 'c'],
    [180, 704],
    [112, 702],
    [97, 690],
  ],
  true,
);

export interface BootSoleColors {
  readonly sole: string;
  readonly midsole: string;
  readonly welt: string;
}

/** A lugged boot sole from the side: stitched welt, midsole, heel block with its brake and lugs. */
export function bootSole(sheet: Sheet, { sole, midsole, welt }: BootSoleColors): string {
  const block = { color: sole, spacing: 41, width: 35, height: 26 };
  return group(
    lugs(HEEL, { ...block, lean: -3 }),
    lugs(FOREFOOT, { ...block, lean: 4 }),
    piece(sheet, OUTSOLE, { color: sole, depth: 14, gloss: 0.25 }),
    piece(sheet, MIDSOLE, { color: midsole, depth: 12, gloss: 0.4 }),
    seam(
      curve([
        [102, 652],
        [320, 654],
        [560, 656],
        [744, 646],
        [826, 622],
      ]),
      midsole,
      2,
    ),
    piece(sheet, WELT, { color: welt, depth: 9, gloss: 0.4 }),
    stitch(
      curve([
        [104, 628],
        [300, 634],
        [560, 633],
        [740, 622],
        [828, 606],
      ]),
      light(shade(welt, 0.1), 0.6),
      { width: 2.8, dash: '9 6' },
    ),
  );
}
