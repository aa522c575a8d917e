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
import { boot } from './footwear/boot.ts';
import { chelsea } from './footwear/chelsea.ts';
import { sandal } from './footwear/sandal.ts';
import { slide } from './footwear/slide.ts';
import { sneaker } from './footwear/sneaker.ts';
import { trailShoe } from './footwear/trail-shoe.ts';
import type { Form, VIEWS } from './forms.ts';
import { beanie, cap } from './gear/headwear.ts';
import { pack } from './gear/pack.ts';
import { card, sticker } from './gear/paper.ts';
import { socks } from './gear/socks.ts';
import { bottle, mug } from './gear/vessels.ts';
import type { View } from './look.ts';

/** The drawing of every view of every form. */
export const DRAWERS: { readonly [F in Form]: Readonly<Record<keyof (typeof VIEWS)[F], View>> } = {
  boot,
  chelsea,
  'trail-shoe': trailShoe,
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
  bottle,
  mug,
  card,
  sticker,
};
