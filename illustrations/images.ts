import { assortment } from '../catalog/assortment/index.ts';
import type { ProductSource } from '../catalog/assortment/source.ts';
import { DIAGRAMS } from './diagrams/index.ts';
import { DRAWERS } from './drawers.ts';
import { colorSlug, isInUse, PRODUCT_SIZE, sizeOf } from './forms.ts';
import { drawMap } from './land/map.ts';
import type { Look, View } from './appearance.ts';
import { EDITORIAL, type Scene } from './scenes/editorial.ts';
import { heroPictures } from './scenes/hero-pictures.ts';
import { INDOORS } from './scenes/indoors.ts';
import { lookOf } from './scenes/looks.ts';
import { OUTDOORS } from './scenes/outdoors.ts';
import { REVIEW_PHOTOS } from './scenes/review-photos.ts';
import { WORN_IN_PLACE } from './scenes/worn-in-place.ts';
import { Sheet } from './svg.ts';

export interface Picture {
  /** Path below `content/media/`. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** Maximum size of the file in bytes. */
  readonly budget: number;
  /** Quality of a file that this keeps within its budget; the best one possible by default. */
  readonly quality?: number;
  svg(): string;
}

const EDITORIAL_SIZE = { width: 1200, height: 900 };
const KB = 1000;

/** Every image of the demo shop. */
export function pictures(): Picture[] {
  return [
    ...assortment.flatMap(productPictures),
    ...heroPictures(),
    ...editorialPictures(),
    ...diagramPictures(),
    mapPicture(),
    ...reviewPhotos(),
  ];
}

function productPictures(source: ProductSource): Picture[] {
  const views = Object.entries<View>(DRAWERS[source.form]);
  return views.flatMap(([name, view]) => {
    const size = sizeOf(source.form, name);
    return source.colors.map((color) => ({
      path: `products/${source.slug}/${colorSlug(color.name)}-${name}.webp`,
      width: size,
      height: size,
      ...weightOf(name, size),
      svg: () => plate(view, lookOf(source, color), size),
    }));
  });
}

function weightOf(view: string, size: number): Pick<Picture, 'budget' | 'quality'> {
  if (isInUse(view)) return { budget: 44 * KB, quality: 64 };
  return size > PRODUCT_SIZE ? { budget: 60 * KB, quality: 76 } : { budget: 38 * KB };
}

/** Without a ground: the shop's tiles (`--color-tile`) are light or dark. */
function plate(view: View, look: Look, size: number): string {
  const sheet = new Sheet();
  const { body, viewBox = `0 0 ${PRODUCT_SIZE} ${PRODUCT_SIZE}` } = view(look, sheet);
  return sheet.document(body, { width: size, height: size, viewBox });
}

function scene(draw: Scene, size: { width: number; height: number }, viewBox: string): string {
  const sheet = new Sheet();
  return sheet.document(draw(sheet), { ...size, viewBox });
}

function editorialPictures(): Picture[] {
  return Object.entries({ ...EDITORIAL, ...INDOORS, ...OUTDOORS, ...WORN_IN_PLACE }).map(([name, draw]) => ({
    path: `scenes/${name}.webp`,
    ...EDITORIAL_SIZE,
    budget: 44 * KB,
    svg: () => scene(draw, EDITORIAL_SIZE, '240 0 1440 1080'),
  }));
}

function diagramPictures(): Picture[] {
  return Object.entries(DIAGRAMS).map(([name, draw]) => ({
    path: `diagrams/${name}.webp`,
    ...EDITORIAL_SIZE,
    budget: 60 * KB,
    quality: 76,
    svg: () => scene(draw, EDITORIAL_SIZE, '0 0 1200 900'),
  }));
}

function mapPicture(): Picture {
  const size = { width: 1600, height: 900 };
  const route = [
    [160, 780],
    [380, 640],
    [590, 690],
    [820, 470],
    [1090, 430],
    [1330, 200],
  ] as const;
  const draw: Scene = (sheet) =>
    drawMap(sheet, { seed: 'm', ...size, paper: '#f1ead8', line: '#a8753f', wood: '#9fb07a', route });
  return { path: 'scenes/map-sheet.webp', ...size, budget: 60 * KB, svg: () => scene(draw, size, '0 0 1600 900') };
}

/** What the demo's customers send with their reviews (`backend/seed/seed-review-photos.ts`). */
function reviewPhotos(): Picture[] {
  return REVIEW_PHOTOS.map(({ name, width, height, viewBox, draw }) => ({
    path: `review-photos/${name}.webp`,
    width,
    height,
    budget: 60 * KB,
    quality: 64,
    svg: () => scene(draw, { width, height }, viewBox),
  }));
}
