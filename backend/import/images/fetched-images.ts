import { appendFile, mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { StoredImage } from './image-store.ts';

const entry = z.object({
  url: z.string(),
  src: z.string().regex(/^\/media\/import\/[0-9a-f]+\.webp$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

/**
 * Which images were fetched from where: `DATA_DIR/import/images.jsonl`, one line per image, written as soon as the
 * image is stored, so that a killed run loses none.
 */
export class FetchedImages {
  readonly #dataDir: string;
  readonly #file: string;
  readonly #images: Map<string, StoredImage>;

  private constructor(dataDir: string, file: string, images: Map<string, StoredImage>) {
    this.#dataDir = dataDir;
    this.#file = file;
    this.#images = images;
  }

  static async open(dataDir: string): Promise<FetchedImages> {
    const file = join(dataDir, 'import', 'images.jsonl');
    const text = await readFile(file, 'utf8').catch(() => '');
    return new FetchedImages(dataDir, file, new Map(text.split('\n').flatMap(parseLine)));
  }

  /** `undefined` also when the image's file is gone. */
  async find(url: string): Promise<StoredImage | undefined> {
    const image = this.#images.get(url);
    if (image === undefined) return undefined;
    const found = await stat(join(this.#dataDir, image.src)).catch(() => undefined);
    return found?.isFile() ? image : undefined;
  }

  async add(url: string, image: StoredImage): Promise<void> {
    await mkdir(dirname(this.#file), { recursive: true });
    // Ends a line that a killed run left incomplete.
    await appendFile(this.#file, `\n${JSON.stringify({ url, ...image })}`);
    this.#images.set(url, image);
  }
}

function parseLine(line: string): [string, StoredImage][] {
  try {
    const { url, ...image } = entry.parse(JSON.parse(line));
    return [[url, image]];
  } catch {
    return []; // incomplete or empty: the image is fetched again
  }
}
