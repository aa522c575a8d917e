import type { ProductSource } from '../catalog/assortment/source.ts';

/** Edge of the square drawing of a product, and of its images in pixels. */
export const PRODUCT_SIZE = 900;

/** Edge of the side view of footwear, which the gallery shows large, also on screens of twice the density. */
const SIDE_SIZE = 1280;

/** Content of each image of a form, as its alternative text; the first is the one on cards. */
export const VIEWS = {
  boot: {
    side: 'side view',
    top: 'the pair from above',
    'on-foot': 'on the foot',
    heel: 'the pair from behind',
    sole: 'the outsole from below',
    detail: 'close view of collar and closure',
  },
  'trail-shoe': {
    side: 'side view',
    top: 'the pair from above',
    'on-foot': 'on the foot',
    heel: 'the pair from behind',
    sole: 'the outsole from below',
    detail: 'close view of the toe bumper and lugs',
  },
  approach: {
    side: 'side view',
    top: 'the pair from above',
    'on-foot': 'on the foot',
    heel: 'the pair from behind',
    sole: 'the outsole from below',
    detail: 'close view of the toe rand and laces',
  },
  chelsea: {
    side: 'side view',
    heel: 'the pair from behind',
    'on-foot': 'on the foot',
    sole: 'the outsole from below',
    detail: 'close view of the elastic gore and pull loops',
  },
  sneaker: {
    side: 'side view',
    top: 'the pair from above',
    'on-foot': 'on the foot',
    sole: 'the outsole from below',
    detail: 'close view of eyelets and heel tab',
  },
  sandal: {
    side: 'side view',
    top: 'the pair from above',
    'on-foot': 'on the foot',
    sole: 'the outsole from below',
    detail: 'close view of straps and footbed',
  },
  slide: {
    side: 'side view',
    top: 'the pair from above',
    'on-foot': 'on the foot',
    sole: 'the outsole from below',
  },
  shell: {
    front: 'from the front',
    back: 'from the back',
    'in-use': 'on a post outdoors',
    detail: 'close view of the hood and storm flap',
  },
  insulated: {
    front: 'from the front',
    back: 'from the back',
    'in-use': 'on a post outdoors',
    detail: 'close view of baffles and zip',
  },
  fleece: {
    front: 'from the front',
    back: 'from the back',
    'in-use': 'on a peg in the hut',
    detail: 'close view of the fabric and chest pocket',
  },
  shirt: {
    front: 'from the front',
    back: 'from the back',
    'in-use': 'on a peg in the hut',
    detail: 'close view of collar and pocket',
  },
  tee: { front: 'from the front', back: 'from the back', 'in-use': 'on a line outdoors' },
  trousers: {
    front: 'from the front',
    back: 'from the back',
    'in-use': 'on a line outdoors',
    detail: 'close view of waistband and pocket',
  },
  shorts: { front: 'from the front', back: 'from the back', 'in-use': 'on a line outdoors' },
  'rain-trousers': {
    front: 'from the front',
    back: 'from the back',
    'in-use': 'on a peg in the hut',
    detail: 'close view of waistband and side zip',
  },
  leggings: {
    front: 'from the front',
    back: 'from the back',
    'in-use': 'on a line outdoors',
    detail: 'close view of the waistband and flat seams',
  },
  skirt: { front: 'from the front', back: 'from the back', 'in-use': 'on a line outdoors' },
  dress: {
    front: 'from the front',
    back: 'from the back',
    'in-use': 'on a line outdoors',
    detail: 'close view of neckline and waist seam',
  },
  'base-layer': {
    front: 'from the front',
    back: 'from the back',
    'in-use': 'on a peg in the hut',
    detail: 'close view of neck and flat seams',
  },
  jumper: {
    front: 'from the front',
    back: 'from the back',
    'in-use': 'on a peg in the hut',
    detail: 'close view of the knit',
  },
  overshirt: {
    front: 'from the front',
    back: 'from the back',
    'in-use': 'on a peg in the hut',
    detail: 'close view of collar and chest pockets',
  },
  vest: {
    front: 'from the front',
    back: 'from the back',
    'in-use': 'on a peg in the hut',
    detail: 'close view of collar and zip',
  },
  cape: { front: 'from the front', back: 'from the back', 'in-use': 'on a post outdoors' },
  pack: {
    front: 'from the front',
    back: 'the back panel and harness',
    'in-use': 'on a rock in the mountains',
    detail: 'close view of buckles and lid',
  },
  socks: { side: 'the pair laid flat', detail: 'close view of the knit', 'in-use': 'on a wooden table' },
  cap: { side: 'three-quarter view', back: 'from the back', 'in-use': 'on a fence post' },
  beanie: {
    front: 'from the front',
    detail: 'close view of the rib',
    'in-use': 'on a fence post',
    back: 'from the back',
  },
  'sun-hat': { front: 'from the front', top: 'from above', 'in-use': 'on a fence post' },
  'neck-tube': { front: 'standing', flat: 'laid flat', 'in-use': 'on a wooden table' },
  tent: {
    front: 'pitched',
    open: 'pitched, the door rolled back',
    'in-use': 'pitched in the mountains at dusk',
    packed: 'packed, with pegs and poles',
  },
  'sleeping-bag': {
    front: 'laid out',
    detail: 'close view of the hood and upper edge',
    'in-use': 'on the floor of the hut',
    packed: 'in its sack',
  },
  mat: {
    front: 'laid out',
    packed: 'packed',
    'in-use': 'on the floor of the hut',
    detail: 'close view of the surface',
  },
  duffel: {
    front: 'from the side',
    top: 'from above',
    'in-use': 'on a rock in the mountains',
    detail: 'close view of handles and zip',
  },
  'waist-pack': { front: 'from the front', back: 'the back panel and belt', 'in-use': 'on a rock in the mountains' },
  'dry-bag': {
    front: 'rolled shut',
    flat: 'empty and open',
    'in-use': 'on a rock in the mountains',
    detail: 'close view of the closure',
  },
  poles: {
    front: 'the pair',
    detail: 'close view of grip and strap',
    'in-use': 'on the floor of the hut',
    packed: 'packed together',
  },
  gloves: { front: 'the backs', palm: 'the palms', 'in-use': 'on a wooden table' },
  gaiters: {
    front: 'the pair',
    detail: 'close view of the lower edge and hook',
    'in-use': 'on a bench by the hut wall',
  },
  lamp: { front: 'from the front', side: 'from the side', 'in-use': 'on a rock in the mountains' },
  stove: {
    front: 'lit on a canister',
    detail: 'close view of the burner',
    'in-use': 'on a rock in the mountains',
    packed: 'beside its box',
  },
  pot: { front: 'with the lid on', open: 'with a canister inside', 'in-use': 'on a rock in the mountains' },
  book: { front: 'the cover', open: 'an inside page', 'in-use': 'on a wooden table' },
  tin: { front: 'closed', open: 'open', 'in-use': 'on a bench by the hut wall' },
  laces: { front: 'the pair in its band', detail: 'close view of the weave', 'in-use': 'on a wooden table' },
  insoles: { front: 'the pair from above', detail: 'close view of the heel', 'in-use': 'on a wooden table' },
  postcard: { front: 'the picture', back: 'the side for writing', 'in-use': 'on a wooden table' },
  voucher: { front: 'in its envelope', back: 'the envelope closed', 'in-use': 'on a wooden table' },
  bottle: { front: 'standing', detail: 'close view of cap and print', 'in-use': 'on a bench by the hut wall' },
  mug: { front: 'standing', 'in-use': 'on a bench by the hut wall' },
  card: { front: 'the card', 'in-use': 'on a wooden table' },
  sticker: { front: 'the sticker', 'in-use': 'on a wooden table' },
} as const satisfies Record<string, Record<string, string>>;

export type Form = keyof typeof VIEWS;

/** Edge of the image of a view in pixels. */
export const sizeOf = (form: Form, view: string): number =>
  view === 'side' && 'sole' in VIEWS[form] ? SIDE_SIZE : PRODUCT_SIZE;

/** Whether a view shows the product where it is used, with a ground. */
export const isInUse = (view: string): boolean => view === 'in-use' || view === 'on-foot';

export function colorSlug(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** Whether customers see the colour: single pieces and gift cards have no choice. */
export function hasColorChoice({ colors, sizes, digital }: ProductSource): boolean {
  return colors.length > 1 || (sizes.length > 1 && !digital);
}

/**
 * The images of a product, in gallery order: every view of the first colour, then of the second. `describe` writes the
 * alternative text of what an image shows; its colour is `undefined` where customers see none.
 */
export function picturesOf(
  source: ProductSource,
  describe = (shows: string, color?: string) => `${source.name}${color ? ` in ${color}` : ''}, ${shows}`,
) {
  return source.colors.flatMap(({ name }) => {
    const color = hasColorChoice(source) ? { color: name } : {};
    return Object.entries<string>(VIEWS[source.form]).map(([view, shows]) => ({
      src: `/media/products/${source.slug}/${colorSlug(name)}-${view}.webp`,
      alt: describe(shows, color.color),
      width: sizeOf(source.form, view),
      height: sizeOf(source.form, view),
      ...color,
    }));
  });
}
