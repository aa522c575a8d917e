import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

export interface StoredImage {
  /** Address under which the shop serves the image. */
  src: string;
  width: number;
  height: number;
}

export type ImageResult = { image: StoredImage } | { error: string };

const MAX_WIDTH = 1600;
/** Pixels. Taller images exceed what the file format can store. */
const MAX_HEIGHT = 8000;
const MAX_PIXELS = 64_000_000;
const MAX_BYTES = 64 * 1024 * 1024;
const QUALITY = 82;
/** Part of the file name, so that a changed conversion creates new files. */
const CONVERSION = `webp-${MAX_WIDTH}-${QUALITY}`;
/** Raster formats only: SVG may contain scripts. */
const FORMATS = ['jpeg', 'png', 'webp', 'gif', 'tiff', 'avif', 'heif'];

/** Images of imported products: `DATA_DIR/media/import/<hash>.webp`, named by content hash and converted once. */
export class ImageStore {
  readonly #folder: string;
  readonly #isDryRun: boolean;
  readonly #known = new Map<string, Promise<ImageResult>>();

  constructor({ dataDir, isDryRun }: { dataDir: string; isDryRun: boolean }) {
    this.#folder = join(dataDir, 'media', 'import');
    this.#isDryRun = isDryRun;
  }

  /** Resolves to an error, for the report, when the file is not an image that can be shown. */
  add(file: string): Promise<ImageResult> {
    const known = this.#known.get(file);
    if (known) return known;
    const result = readFile(file)
      .then((bytes) => this.addBytes(bytes))
      .catch((error: unknown) => ({ error: explain(error) }));
    this.#known.set(file, result);
    return result;
  }

  /** As `add`, for an image in memory. */
  async addBytes(bytes: Buffer): Promise<ImageResult> {
    try {
      return await this.#convert(bytes);
    } catch (error) {
      return { error: explain(error) };
    }
  }

  /** Removes partial files of a killed run. */
  async removeUnfinished(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    const unfinished = names.filter((name) => name.endsWith('.part'));
    await Promise.all(unfinished.map((name) => rm(join(this.#folder, name), { force: true })));
  }

  async #convert(bytes: Buffer): Promise<ImageResult> {
    if (bytes.length > MAX_BYTES) return { error: `larger than ${MAX_BYTES / 1024 / 1024} MiB` };
    const name = `${createHash('sha256').update(CONVERSION).update(bytes).digest('hex').slice(0, 32)}.webp`;
    const src = `/media/import/${name}`;
    const done = await readSize(join(this.#folder, name));
    if (done) return { image: { src, ...done } };
    const { data, width, height } = await toWebp(bytes);
    if (!this.#isDryRun) await this.#store(name, data);
    return { image: { src, width, height } };
  }

  /** Writes to a temporary file and renames it, so that a running shop never sees a partial file. */
  async #store(name: string, data: Buffer): Promise<void> {
    const unfinished = join(this.#folder, `${name}.${randomUUID()}.part`);
    await mkdir(this.#folder, { recursive: true });
    try {
      await writeFile(unfinished, data);
      await rename(unfinished, join(this.#folder, name));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }
}

async function readSize(file: string): Promise<{ width: number; height: number } | undefined> {
  try {
    const { width, height } = await sharp(await readFile(file)).metadata();
    return { width, height };
  } catch {
    return undefined; // missing or incomplete: the image is converted again
  }
}

async function toWebp(bytes: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const input = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format } = await input.metadata();
  if (!FORMATS.includes(format)) throw new Error(`${format} pictures are not taken`);
  const { data, info } = await input
    .autoOrient()
    .resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function explain(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error);
}
