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
import { approach } from './footwear/approach.ts';
import { boot } from './footwear/boot.ts';
import { chelsea } from './footwear/chelsea.ts';
import { sandal } from './footwear/sandal.ts';
import { slide } from './footwear/slide.ts';
import { sneaker } from './footwear/sneaker.ts';
import { trailShoe } from './footwear/trail-shoe.ts';
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
import type { View } from './appearance.ts';

/** The drawing of every view of every form. */
export const DRAWERS: { readonly [F in Form]: Readonly<Record<keyof (typeof VIEWS)[F], View>> } = {
  boot,
  chelsea,
  'trail-shoe': trailShoe,
  approach,
  sneaker,
  sandal,
  slide,
  shell,
  insulated,
  fleece,
  shirt,
  tee,
  trousers,
  shorts,
  'rain-trousers': rainTrousers,
  leggings,
  skirt,
  dress,
  'base-layer': baseLayer,
  jumper,
  overshirt,
  vest,
  cape,
  pack,
  socks,
  cap,
  beanie,
  'sun-hat': sunHat,
  'neck-tube': neckTube,
  tent,
  'sleeping-bag': sleepingBag,
  mat,
  duffel,
  'waist-pack': waistPack,
  'dry-bag': dryBag,
  poles,
  gloves,
  gaiters,
  lamp,
  stove,
  pot,
  book,
  tin,
  laces,
  insoles,
  postcard,
  voucher,
  bottle,
  mug,
  card,
  sticker,
};
