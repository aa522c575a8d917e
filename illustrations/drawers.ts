import { baseLayer } from './apparel/base-layer.ts';
import { cape } from './apparel/cape.ts';
import { dress } from './apparel/dress.ts';
import { fleece } from './apparel/fleece.ts';
import { insulated } from './apparel/insulated.ts';
import { jumper } from './apparel/jumper.ts';
import { leggings } from './apparel/leggings.ts';
import { overshirt } from './apparel/overshirt.ts';
import { rainTrousers } from './apparel/rain-trousers.ts';
import { shell } from './apparel/shell.ts';
import { shirt } from './apparel/shirt.ts';
import { skirt } from './apparel/skirt.ts';
import { tee } from './apparel/tee.ts';
import { shorts, trousers } from './apparel/trousers.ts';
import { vest } from './apparel/vest.ts';
import { approach, drawApproach } from './footwear/approach.ts';
import { boot, drawBoot } from './footwear/boot.ts';
import { chelsea, drawChelsea } from './footwear/chelsea.ts';
import { drawSandal, sandal } from './footwear/sandal.ts';
import { drawSlide, slide } from './footwear/slide.ts';
import { drawSneaker, sneaker } from './footwear/sneaker.ts';
import { drawTrailShoe, trailShoe } from './footwear/trail-shoe.ts';
import type { Form, VIEWS } from './forms.ts';
import { book } from './gear/book.ts';
import { insoles, laces, tin } from './gear/care.ts';
import { dryBag } from './gear/dry-bag.ts';
import { duffel } from './gear/duffel.ts';
import { gaiters } from './gear/gaiters.ts';
import { gloves } from './gear/gloves.ts';
import { neckTube, sunHat } from './gear/hats.ts';
import { beanie, cap } from './gear/headwear.ts';
import { lamp } from './gear/lamp.ts';
import { mat } from './gear/mat.ts';
import { pack } from './gear/pack.ts';
import { card, sticker } from './gear/paper.ts';
import { poles } from './gear/poles.ts';
import { postcard, voucher } from './gear/post.ts';
import { sleepingBag } from './gear/sleeping-bag.ts';
import { socks } from './gear/socks.ts';
import { pot, stove } from './gear/stove.ts';
import { tent } from './gear/tent.ts';
import { bottle, mug } from './gear/vessels.ts';
import { waistPack } from './gear/waist-pack.ts';
import { onBench, onFloor, onPeg, onTable } from './in-use/indoors.ts';
import { onFoot } from './in-use/on-foot.ts';
import { onLine, onPost, onPostTop, onRock, pitched } from './in-use/outdoors.ts';
import type { View } from './appearance.ts';

/** The drawing of every view of every form. */
export const DRAWERS: { readonly [F in Form]: Readonly<Record<keyof (typeof VIEWS)[F], View>> } = {
  boot: { ...boot, 'on-foot': onFoot(drawBoot) },
  chelsea: { ...chelsea, 'on-foot': onFoot(drawChelsea, { shown: 70, town: true }) },
  'trail-shoe': { ...trailShoe, 'on-foot': onFoot(drawTrailShoe, { garment: 'tights' }) },
  approach: { ...approach, 'on-foot': onFoot(drawApproach) },
  sneaker: { ...sneaker, 'on-foot': onFoot(drawSneaker, { shown: 84, town: true }) },
  sandal: { ...sandal, 'on-foot': onFoot(drawSandal, { shown: 150, bare: true }) },
  slide: { ...slide, 'on-foot': onFoot(drawSlide, { shown: 150, town: true, bare: true }) },
  shell: { ...shell, 'in-use': onPost(shell.front, { at: [960, 570], scale: 1.14 }, 'rain') },
  insulated: { ...insulated, 'in-use': onPost(insulated.front, { at: [960, 570], scale: 1.14 }, 'snow') },
  fleece: { ...fleece, 'in-use': onPeg(fleece.front, { at: [960, 570], scale: 1.14 }, [[450, 150]]) },
  shirt: { ...shirt, 'in-use': onPeg(shirt.front, { at: [960, 570], scale: 1.14 }, [[450, 150]]) },
  tee: {
    ...tee,
    'in-use': onLine(tee.front, { at: [960, 570], scale: 1.14 }, [
      [384, 172],
      [516, 172],
    ]),
  },
  trousers: {
    ...trousers,
    'in-use': onLine(trousers.front, { at: [960, 570], scale: 1.14 }, [
      [326, 104],
      [574, 104],
    ]),
  },
  shorts: {
    ...shorts,
    'in-use': onLine(shorts.front, { at: [960, 760], scale: 1.3 }, [
      [326, 104],
      [574, 104],
    ]),
  },
  'rain-trousers': {
    ...rainTrousers,
    'in-use': onPeg(rainTrousers.front, { at: [960, 570], scale: 1.14 }, [
      [350, 110],
      [550, 110],
    ]),
  },
  leggings: {
    ...leggings,
    'in-use': onLine(leggings.front, { at: [960, 570], scale: 1.14 }, [
      [350, 84],
      [550, 84],
    ]),
  },
  skirt: {
    ...skirt,
    'in-use': onLine(skirt.front, { at: [960, 620], scale: 1.2 }, [
      [350, 200],
      [550, 200],
    ]),
  },
  dress: {
    ...dress,
    'in-use': onLine(dress.front, { at: [960, 570], scale: 1.14 }, [
      [384, 136],
      [516, 136],
    ]),
  },
  'base-layer': { ...baseLayer, 'in-use': onPeg(baseLayer.front, { at: [960, 570], scale: 1.14 }, [[450, 150]]) },
  jumper: { ...jumper, 'in-use': onPeg(jumper.front, { at: [960, 570], scale: 1.14 }, [[450, 150]]) },
  overshirt: { ...overshirt, 'in-use': onPeg(overshirt.front, { at: [960, 570], scale: 1.14 }, [[450, 150]]) },
  vest: { ...vest, 'in-use': onPeg(vest.front, { at: [960, 570], scale: 1.14 }, [[450, 150]]) },
  cape: { ...cape, 'in-use': onPost(cape.front, { at: [960, 570], scale: 1.14 }, 'rain') },
  pack: { ...pack, 'in-use': onRock(pack.front, { at: [960, 520], scale: 1.02 }) },
  socks: { ...socks, 'in-use': onTable(socks.side, { at: [930, 590], scale: 1.06 }, ['mug']) },
  cap: { ...cap, 'in-use': onPostTop(cap.side, { at: [1010, 560], scale: 1.05 }) },
  beanie: { ...beanie, 'in-use': onPostTop(beanie.front, { at: [960, 500], scale: 1.05 }) },
  'sun-hat': { ...sunHat, 'in-use': onPostTop(sunHat.front, { at: [960, 520], scale: 1.05 }) },
  'neck-tube': { ...neckTube, 'in-use': onTable(neckTube.flat, { at: [960, 560], scale: 1 }, ['map']) },
  tent: { ...tent, 'in-use': pitched(tent.front, { at: [955, 660], scale: 1.12 }) },
  'sleeping-bag': { ...sleepingBag, 'in-use': onFloor(sleepingBag.front, { at: [940, 540], scale: 1.14 }) },
  mat: { ...mat, 'in-use': onFloor(mat.front, { at: [940, 540], scale: 1.14 }) },
  duffel: { ...duffel, 'in-use': onRock(duffel.front, { at: [960, 610], scale: 1.05 }) },
  'waist-pack': { ...waistPack, 'in-use': onRock(waistPack.front, { at: [960, 650], scale: 0.94 }) },
  'dry-bag': { ...dryBag, 'in-use': onRock(dryBag.front, { at: [960, 548], scale: 0.96 }) },
  poles: { ...poles, 'in-use': onFloor(poles.front, { at: [940, 560], scale: 1.14 }) },
  gloves: { ...gloves, 'in-use': onTable(gloves.front, { at: [960, 570], scale: 1 }, ['map']) },
  gaiters: { ...gaiters, 'in-use': onBench(gaiters.front, { at: [960, 550], scale: 0.8 }) },
  lamp: { ...lamp, 'in-use': onRock(lamp.front, { at: [960, 640], scale: 0.9 }, 'night') },
  stove: { ...stove, 'in-use': onRock(stove.front, { at: [960, 600], scale: 1.06 }, 'dusk') },
  pot: { ...pot, 'in-use': onRock(pot.front, { at: [940, 640], scale: 0.94 }, 'dusk') },
  book: { ...book, 'in-use': onTable(book.front, { at: [900, 560], scale: 0.98 }, ['map', 'mug', 'pencil']) },
  tin: { ...tin, 'in-use': onBench(tin.front, { at: [700, 800], scale: 0.5 }, { boot: true }) },
  laces: { ...laces, 'in-use': onTable(laces.front, { at: [940, 500], scale: 1.1 }, ['mug']) },
  insoles: { ...insoles, 'in-use': onTable(insoles.front, { at: [900, 560], scale: 1 }, ['mug']) },
  postcard: {
    ...postcard,
    'in-use': onTable(postcard.front, { at: [950, 610], scale: 0.94 }, ['map', 'mug', 'pencil']),
  },
  voucher: { ...voucher, 'in-use': onTable(voucher.front, { at: [930, 600], scale: 0.98 }, ['mug', 'pencil']) },
  bottle: { ...bottle, 'in-use': onBench(bottle.front, { at: [920, 556], scale: 0.88 }, { cup: true }) },
  mug: { ...mug, 'in-use': onBench(mug.front, { at: [940, 640], scale: 0.94 }) },
  card: { ...card, 'in-use': onTable(card.front, { at: [950, 600], scale: 0.94 }, ['map', 'mug', 'pencil']) },
  sticker: { ...sticker, 'in-use': onTable(sticker.front, { at: [930, 590], scale: 0.86 }, ['map', 'compass']) },
};
