import type { Look, Plate } from '../appearance.ts';
import type { Sheet } from '../svg.ts';
import { dayPack } from './day-pack.ts';
import { harness } from './harness.ts';
import { rollTop } from './roll-top.ts';
import { trekPack } from './trek-pack.ts';

const SHAPES: Readonly<Record<string, (look: Look, sheet: Sheet) => string>> = {
  trek: trekPack,
  roll: rollTop,
  day: dayPack,
};

/** `shape: day | trek | roll`. */
const front = (look: Look, sheet: Sheet): string => (SHAPES[look.style['shape'] ?? 'day'] ?? dayPack)(look, sheet);

export const pack = {
  front: (look: Look, sheet: Sheet): Plate => ({ body: front(look, sheet) }),
  back: (look: Look, sheet: Sheet): Plate => ({ body: harness(look, sheet) }),
  detail: (look: Look, sheet: Sheet): Plate => ({ body: front(look, sheet), viewBox: '270 170 330 330' }),
};
