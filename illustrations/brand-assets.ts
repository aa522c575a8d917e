import sharp from 'sharp';
import { lettering, letteringWidth } from './lettering.ts';
import { contourMark } from './brand-mark.ts';
import { HEROES } from './scenes/heroes.ts';
import { el, Sheet } from './svg.ts';

const INK = '#1b2420';
const PAPER = '#f5f1e6';
const SIGNAL = '#b23a10';
const NAME = 'MARROW RIDGE';

const svg = (viewBox: string, ...children: string[]): string =>
  el('svg', { xmlns: 'http://www.w3.org/2000/svg', viewBox }, ...children);

/** Mark and name in one line; light in a dark colour scheme. */
function logo(): string {
  const width = 150 + Math.round((letteringWidth(NAME) * 52) / 80);
  const style = el('style', {}, `g{stroke:${INK}}@media(prefers-color-scheme:dark){g{stroke:#efeadd}}`);
  const label = el('title', {}, 'Marrow Ridge');
  return svg(
    `0 0 ${width} 100`,
    label,
    style,
    contourMark([56, 58], 84, INK),
    lettering(NAME, { x: 130, y: 26, height: 52, color: INK }),
  );
}

/** `bleed` is the share of the edge left empty round the mark. */
function icon(bleed: number, radius: number): string {
  const size = 512 * (1 - bleed * 2);
  return svg(
    '0 0 512 512',
    el('rect', { width: 512, height: 512, rx: radius, fill: INK }),
    contourMark([256, 256 + size * 0.09], size, PAPER),
    el('path', {
      d: `M${256 - size * 0.55} ${256 + size * 0.52}H${256 + size * 0.55}`,
      stroke: '#e2703f',
      'stroke-width': size * 0.075,
      'stroke-linecap': 'round',
    }),
  );
}

async function sharingPicture(): Promise<Buffer> {
  const sheet = new Sheet();
  const scene = HEROES['ridge-autumn-dawn']?.(sheet) ?? '';
  const width = Math.round((letteringWidth(NAME) * 96) / 80);
  const name =
    contourMark([960, 250], 150, INK) + lettering(NAME, { x: 960 - width / 2, y: 380, height: 96, color: INK });
  const drawing = sheet.document(scene + name, { width: 1200, height: 630, viewBox: '0 40 1920 1008' });
  return sharp(Buffer.from(drawing)).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

const png = (drawing: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(drawing), { density: 72 }).resize(size, size).png({ palette: true }).toBuffer();

const manifest = {
  name: 'Marrow Ridge',
  short_name: 'Marrow Ridge',
  description: 'Footwear, clothing and packs for people who walk in weather.',
  start_url: '/',
  display: 'browser',
  background_color: PAPER,
  theme_color: PAPER,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

/** Files of `public/`, by name. */
export async function assetsOf(): Promise<Record<string, string | Buffer>> {
  const round = icon(0.2, 96);
  return {
    'favicon.svg': round,
    'logo.svg': logo(),
    'mark.svg': svg('0 0 120 100', contourMark([60, 58], 84, SIGNAL)),
    'apple-touch-icon.png': await png(icon(0.2, 0), 180),
    'icon-192.png': await png(round, 192),
    'icon-512.png': await png(round, 512),
    'icon-maskable-512.png': await png(icon(0.27, 0), 512),
    'sharing.jpg': await sharingPicture(),
    'manifest.webmanifest': `${JSON.stringify(manifest, null, 2)}\n`,
  };
}
