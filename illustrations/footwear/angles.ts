import { light, shade } from '../color.ts';
import type { Look, Plate, View } from '../appearance.ts';
import type { Sheet } from '../svg.ts';
import { drawPairFromBehind, type HeelView } from './heel.ts';
import { drawPairFromAbove, type TopView } from './top.ts';

/** The pair from above and from behind, per form: the same details as in the side view. */

const above =
  (view: (look: Look) => TopView): View =>
  (look: Look, sheet: Sheet): Plate => ({ body: drawPairFromAbove(look, sheet, view(look)) });

const behind =
  (view: (look: Look) => HeelView): View =>
  (look: Look, sheet: Sheet): Plate => ({ body: drawPairFromBehind(look, sheet, view(look)) });

const dark = (look: Look): string => shade(look.color, 0.45);
const pale = (look: Look): string => light(look.color, 0.35);
const isTextile = (look: Look): boolean => look.style['upper'] === 'textile';
const isHiker = (look: Look): boolean => look.style['kind'] === 'hiker';
const isCanvas = (look: Look): boolean => look.style['upper'] === 'canvas';

const SHAFT_TOP: Readonly<Record<string, number>> = { low: 250, mid: 210, high: 160 };

export const bootTop = above((look) => ({
  upper: isTextile(look) ? 'canvas' : 'grain',
  sole: look.part('sole', '#2b2724'),
  trim: look.part('collar', dark(look)),
  lining: look.part('lining', pale(look)),
  lace: look.part('lace', '#c2702e'),
  tongue: shade(look.color, 0.2),
  collar: 30,
  toe: 'rand',
  toeColor: look.part('sole', '#2b2724'),
  lacesFrom: 282,
  closure: look.style['closure'] === 'straps' ? 'straps' : 'laces',
}));

export const bootHeel = behind((look) => ({
  top: SHAFT_TOP[look.style['shaft'] ?? 'mid'] ?? 210,
  texture: isTextile(look) ? 'canvas' : 'grain',
  sole: look.part('sole', '#2b2724'),
  midsole: look.part('midsole', light(look.part('sole', '#2b2724'), 0.12)),
  collar: look.style['cuff'] === 'pile' ? look.part('lining', pale(look)) : look.part('collar', dark(look)),
  counter: look.part('overlay', shade(look.color, 0.16)),
  lining: look.part('lining', pale(look)),
  flare: 0,
}));

export const chelseaHeel = behind((look) => ({
  top: 210,
  texture: 'grain',
  sole: look.part('sole', '#2b2724'),
  midsole: look.part('midsole', light(look.part('sole', '#2b2724'), 0.12)),
  collar: look.part('collar', shade(look.color, 0.5)),
  counter: look.color,
  lining: look.part('lining', '#b79a6e'),
  flare: 0,
  gore: look.part('gore', '#2c2926'),
}));

export const trailTop = above((look) => ({
  upper: isHiker(look) ? 'canvas' : 'mesh',
  sole: isHiker(look) ? look.part('sole', '#2b2a28') : look.part('midsole', '#ece6d8'),
  trim: look.part('trim', dark(look)),
  lining: look.part('lining', pale(look)),
  lace: look.part('lace', '#e8e2d2'),
  tongue: shade(look.color, 0.24),
  collar: 17,
  toe: 'cap',
  toeColor: look.part('sole', '#2b2a28'),
  lacesFrom: 272,
  closure: 'laces',
}));

export const trailHeel = behind((look) => ({
  top: 400,
  texture: isHiker(look) ? 'canvas' : 'mesh',
  sole: look.part('sole', '#2b2a28'),
  midsole: look.part('midsole', '#ece6d8'),
  collar: look.part('trim', dark(look)),
  counter: look.part('trim', dark(look)),
  lining: look.part('lining', pale(look)),
  flare: 22,
}));

export const approachTop = above((look) => ({
  upper: 'grain',
  sole: look.part('sole', '#2b2a28'),
  trim: look.part('trim', dark(look)),
  lining: look.part('lining', pale(look)),
  lace: look.part('lace', '#e0b34a'),
  tongue: shade(look.color, 0.3),
  collar: 17,
  toe: 'cap',
  toeColor: look.part('sole', '#2b2a28'),
  lacesFrom: 206,
  closure: 'laces',
}));

export const approachHeel = behind((look) => ({
  top: 400,
  texture: 'grain',
  sole: look.part('sole', '#2b2a28'),
  midsole: look.part('midsole', '#3a3733'),
  collar: look.part('trim', dark(look)),
  counter: look.part('trim', dark(look)),
  lining: look.part('lining', pale(look)),
  flare: 6,
}));

export const sneakerTop = above((look) => ({
  upper: isCanvas(look) ? 'canvas' : undefined,
  sole: look.part('sole', '#f1ebdd'),
  trim: look.part('trim', shade(look.color, 0.3)),
  lining: look.part('lining', '#cdb893'),
  lace: look.part('lace', '#f2ecdf'),
  tongue: isCanvas(look) ? shade(look.color, 0.12) : light(look.color, 0.08),
  collar: 13,
  toe: isCanvas(look) ? 'cap' : 'seam',
  toeColor: look.part('sole', '#f1ebdd'),
  lacesFrom: 296,
  closure: 'laces',
}));
