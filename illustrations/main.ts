import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import sharp from 'sharp';
import { assetsOf } from './brand-assets.ts';
import { drawnPictures, fingerprint, type Drawn } from './fingerprints.ts';
import { pictures, type Picture } from './images.ts';

/**
 * Draws the shop's images: `node illustrations/main.ts [--all] [name ...]`. Only images whose drawing changed since the
 * last run are drawn; names (parts of a path) or `--all` force it. `--svg DIR` writes the drawings there as well.
 */
const media = fileURLToPath(new URL('../content/media/', import.meta.url));
const publicFolder = fileURLToPath(new URL('../public/', import.meta.url));
const args = process.argv.slice(2);
const svgAt = args.indexOf('--svg');
const svgFolder = svgAt < 0 ? undefined : args.splice(svgAt, 2)[1];

const QUALITIES = [52, 58, 64, 70, 76, 82] as const;

/** The picture's quality within its budget, else the best one, by bisection; the lowest one if none is. */
async function encode(svg: string, { budget, quality }: Picture): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const at = (level: number): Promise<Buffer> =>
    sharp(data, { raw: { width, height, channels } })
      .webp({ quality: level, alphaQuality: level, effort: 4, smartSubsample: true })
      .toBuffer();
  const usual = quality && (await at(quality));
  if (usual && usual.length <= budget) return usual;
  let low = -1;
  let high: number = QUALITIES.length;
  let best: Buffer | undefined;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    const file = await at(QUALITIES[middle] ?? QUALITIES[0]);
    if (file.length <= budget) [low, best] = [middle, file];
    else high = middle;
  }
  return best ?? at(QUALITIES[0]);
}

async function write(picture: Picture, svg: string): Promise<void> {
  const path = media + picture.path;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await encode(svg, picture));
  if (!svgFolder) return;
  mkdirSync(svgFolder, { recursive: true });
  writeFileSync(`${svgFolder}/${picture.path.replaceAll('/', '-').replace('.webp', '.svg')}`, svg);
}

function removeLeftovers(known: ReadonlySet<string>): void {
  for (const entry of readdirSync(media, { recursive: true, withFileTypes: true })) {
    const path = `${entry.parentPath}/${entry.name}`.replace(media, '').replace(/^\//, '');
    if (entry.isFile() && path.endsWith('.webp') && !known.has(path)) rmSync(media + path);
  }
}

/** Pictures drawn at the same time. */
const WORKERS = 4;

const known = pictures();
const before = drawnPictures();
const after: Drawn = {};
const queue = known.values();
let written = 0;
let isStopped = false;
process.once('SIGINT', () => (isStopped = true));
process.once('SIGTERM', () => (isStopped = true));

/** Draws what is left; a stopped run keeps what it has drawn, and the next one goes on from there. */
async function drawQueue(): Promise<void> {
  for (const picture of queue) {
    if (isStopped) {
      after[picture.path] = before[picture.path] ?? '';
      continue;
    }
    const svg = picture.svg();
    const current = fingerprint(svg);
    const isForced = args.some((arg) => arg === '--all' || picture.path.includes(arg));
    const isDrawn = before[picture.path] === current && existsSync(media + picture.path);
    if (isForced || !isDrawn) {
      await write(picture, svg);
      written += 1;
    }
    after[picture.path] = current;
  }
}

await Promise.all(Array.from({ length: WORKERS }, drawQueue));
mkdirSync(media, { recursive: true });
removeLeftovers(new Set(known.map(({ path }) => path)));
const record = fileURLToPath(new URL('./fingerprints.json', import.meta.url));
const drawn = known.flatMap(({ path }) => (after[path] ? [[path, after[path]] as const] : []));
writeFileSync(record, await format(JSON.stringify(Object.fromEntries(drawn)), { parser: 'json', printWidth: 120 }));
for (const [name, file] of Object.entries(await assetsOf())) writeFileSync(publicFolder + name, file);
console.log(`${written} images drawn, ${known.length - written} ${isStopped ? 'unchanged or left' : 'unchanged'}`);
