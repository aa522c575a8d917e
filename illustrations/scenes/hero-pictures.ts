import { HEIGHT, WIDTH } from '../land/ridges.ts';
import { Sheet } from '../svg.ts';
import type { Picture } from '../images.ts';
import type { Scene } from './editorial.ts';
import { HEROES } from './heroes.ts';
import { LAYERED, PARALLAX, PORTRAITS } from './layered.ts';

const KB = 1000;
const PORTRAIT = { width: 900, height: 1200 };
const WHOLE = `0 0 ${WIDTH} ${HEIGHT}`;

const stacked = Object.entries(LAYERED).map(
  ([name, layers]) => [name, (sheet: Sheet) => layers.map((layer) => layer(sheet)).join('')] satisfies [string, Scene],
);
const SCENES: Readonly<Record<string, Scene>> = { ...HEROES, ...Object.fromEntries(stacked) };

function picture(
  name: string,
  draw: Scene,
  view: Omit<Picture, 'path' | 'svg'> & { readonly viewBox: string },
): Picture {
  const { viewBox, ...size } = view;
  const svg = (): string => {
    const sheet = new Sheet();
    return sheet.document(draw(sheet), { width: size.width, height: size.height, viewBox });
  };
  return { path: `scenes/${name}.webp`, ...size, svg };
}

/** Landscapes in two widths, upright for phones, and some of them depth by depth on a clear ground. */
export function heroPictures(): Picture[] {
  const wide = Object.entries(SCENES).flatMap(([name, draw]) => [
    picture(`${name}-${WIDTH}`, draw, { width: WIDTH, height: HEIGHT, budget: 60 * KB, viewBox: WHOLE }),
    picture(`${name}-${WIDTH / 2}`, draw, { width: WIDTH / 2, height: HEIGHT / 2, budget: 30 * KB, viewBox: WHOLE }),
  ]);
  const upright = Object.entries(PORTRAITS).flatMap(([name, left]) => {
    const draw = SCENES[name];
    const viewBox = `${left} 0 ${(HEIGHT * PORTRAIT.width) / PORTRAIT.height} ${HEIGHT}`;
    return draw ? [picture(`${name}-portrait`, draw, { ...PORTRAIT, budget: 60 * KB, viewBox })] : [];
  });
  const depths = PARALLAX.flatMap((name) =>
    LAYERED[name].map((layer, index) =>
      picture(`${name}/layer-${index + 1}`, layer, { width: WIDTH, height: HEIGHT, budget: 56 * KB, viewBox: WHOLE }),
    ),
  );
  return [...wide, ...upright, ...depths];
}
