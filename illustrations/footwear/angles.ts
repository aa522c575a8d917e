import { light, mix, shade } from '../color.ts';
import type { Look, Plate, View } from '../appearance.ts';
import type { Sheet } from '../svg.ts';
import { bootStyle } from './boot-style.ts';
import { drawPairFromBehind, type HeelView } from './heel.ts';
import { drawPairFromAbove, type TopView } from './top.ts';
import { trailStyle } from './trail-style.ts';

/** The pair from above and from behind, per form: the same details as in the side view. */

const above =
  (view: (look: Look) => TopView): View =>
  (look: Look, sheet: Sheet): Plate => ({ body: drawPairFromAbove(look, sheet, view(look)) });

const behind =
  (view: (look: Look) => HeelView): View =>
  (look: Look, sheet: Sheet): Plate => ({ body: drawPairFromBehind(look, sheet, view(look)) });

const dark = (look: Look): string => shade(look.color, 0.45);
const pale = (look: Look): string => light(look.color, 0.35);
const foamOf = (look: Look, sole: string): string => look.part('midsole', mix(sole, '#a2998a', 0.3));
const leatherOf = (look: Look) => (look.style['upper'] === 'full-grain' ? 'full-grain' : 'suede');
const sneakerMaterial = (look: Look) =>
  look.style['upper'] === 'canvas' ? 'canvas' : look.style['upper'] === 'suede' ? 'suede' : 'smooth';

export const bootTop = above((look) => {
  const style = bootStyle(look);
  const sole = look.part('sole', '#2b2724');
  return {
    material: style.material,
    gloss: style.gloss,
    sole: foamOf(look, sole),
    trim: style.cuff === 'pile' ? look.part('lining', pale(look)) : look.part('collar', dark(look)),
    lining: look.part('lining', pale(look)),
    lace: look.part('lace', '#c2702e'),
    tongue: mix(look.part('collar', dark(look)), look.color, 0.35),
    overlay: look.part('overlay', look.color),
    collar: style.cuff === 'pile' ? 34 : 28,
    isPile: style.cuff === 'pile',
    toe: style.rand === 'none' ? 'seam' : style.rand === 'toe' ? 'cap' : 'rand',
    toeColor: light(sole, 0.07),
    lacesFrom: look.style['lacing'] === 'toe' ? 210 : 270,
    closure: style.closure,
    holders: ['d-ring', 'd-ring', 'd-ring', 'hook', 'hook'],
  };
});

export const bootHeel = behind((look) => {
  const style = bootStyle(look);
  const sole = look.part('sole', '#2b2724');
  return {
    top: 282 - (style.fit.shaft ?? 0) * 1.3,
    material: style.material,
    gloss: style.gloss,
    sole,
    midsole: foamOf(look, sole),
    collar: style.cuff === 'gaiter' ? look.part('gaiter', shade(look.color, 0.6)) : look.part('collar', dark(look)),
    counter: style.rand === 'full' ? light(sole, 0.07) : look.part('overlay', look.color),
    lining: look.part('lining', pale(look)),
    stack: style.sole === 'winter' ? 66 : 52,
    flare: style.sole === 'winter' ? 8 : 2,
    finish: style.cuff === 'pile' ? 'pile' : 'padded',
  };
});

export const chelseaHeel = behind((look) => {
  const sole = look.part('sole', '#2b2724');
  const isWinter = look.style['sole'] === 'winter';
  return {
    top: 284,
    material: 'full-grain',
    gloss: 0.3,
    sole,
    midsole: look.part('midsole', mix(sole, '#a2998a', isWinter ? 0.2 : 0.08)),
    collar: look.part('collar', shade(look.color, 0.5)),
    counter: isWinter ? light(sole, 0.07) : look.color,
    lining: look.part('lining', '#b79a6e'),
    stack: isWinter ? 62 : 44,
    flare: isWinter ? 8 : 0,
    finish: 'gore',
    gore: look.part('gore', '#2c2926'),
  };
});

export const trailTop = above((look) => {
  const style = trailStyle(look);
  return {
    material: style.material,
    gloss: style.isHiker ? 0.08 : 0.12,
    sole: look.part('midsole', '#ece6d8'),
    trim: mix(look.part('lining', pale(look)), look.color, 0.3),
    lining: look.part('lining', pale(look)),
    lace: look.part('lace', '#e8e2d2'),
    tongue: mix(look.part('trim', dark(look)), look.color, 0.35),
    overlay: look.part('trim', dark(look)),
    collar: 17,
    toe: style.bumper === 'film' ? 'film' : 'cap',
    toeColor:
      style.bumper === 'film'
        ? mix(look.part('trim', dark(look)), look.color, 0.4)
        : light(look.part('sole', '#2b2a28'), 0.08),
    lacesFrom: 266,
    closure: style.isElastic ? 'elastic' : 'laces',
    holders: style.isHiker ? ['ring'] : ['cord'],
  };
});

export const trailHeel = behind((look) => {
  const style = trailStyle(look);
  return {
    top: 436 - (style.stack.heel - 28) * 2,
    material: style.material,
    gloss: 0.1,
    sole: look.part('sole', '#2b2a28'),
    midsole: look.part('midsole', '#ece6d8'),
    collar: mix(look.part('lining', pale(look)), look.color, 0.3),
    counter: look.part('trim', dark(look)),
    lining: look.part('lining', pale(look)),
    stack: 16 + style.stack.heel * 2,
    flare: style.isHiker ? 6 : 14,
    finish: 'padded',
  };
});

export const approachTop = above((look) => ({
  material: leatherOf(look),
  gloss: leatherOf(look) === 'full-grain' ? 0.3 : 0.06,
  sole: foamOf(look, look.part('sole', '#2b2a28')),
  trim: mix(look.part('lining', pale(look)), look.color, 0.35),
  lining: look.part('lining', pale(look)),
  lace: look.part('lace', '#e0b34a'),
  tongue: mix(look.part('trim', dark(look)), look.color, 0.3),
  overlay: look.part('trim', dark(look)),
  collar: 17,
  toe: 'rand',
  toeColor: light(look.part('sole', '#2b2a28'), 0.07),
  lacesFrom: 184,
  closure: 'laces',
  holders: ['webbing', 'webbing', 'webbing', 'webbing', 'ring'],
}));

export const approachHeel = behind((look) => ({
  top: 432,
  material: leatherOf(look),
  gloss: leatherOf(look) === 'full-grain' ? 0.3 : 0.06,
  sole: look.part('sole', '#2b2a28'),
  midsole: look.part('midsole', mix(look.part('sole', '#2b2a28'), '#8d8576', 0.22)),
  collar: mix(look.part('lining', pale(look)), look.color, 0.35),
  counter: look.part('trim', dark(look)),
  lining: look.part('lining', pale(look)),
  stack: 46,
  flare: 4,
  finish: 'padded',
}));

export const sneakerTop = above((look) => {
  const material = sneakerMaterial(look);
  return {
    material,
    gloss: material === 'smooth' ? 0.24 : 0.05,
    sole: look.part('sole', '#f1ebdd'),
    trim: material === 'canvas' ? light(look.color, 0.2) : look.part('lining', '#cdb893'),
    lining: look.part('lining', '#cdb893'),
    lace: look.part('lace', '#f2ecdf'),
    tongue: material === 'canvas' ? shade(look.color, 0.12) : light(look.color, 0.08),
    overlay: look.color,
    collar: 13,
    toe: material === 'canvas' ? 'cap' : 'holes',
    toeColor: look.part('sole', '#f1ebdd'),
    lacesFrom: 290,
    closure: 'laces',
    isFlat: true,
    holders: material === 'canvas' ? ['ring'] : ['punched'],
  };
});
