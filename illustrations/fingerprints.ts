import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const drawn = z.record(z.string(), z.string());

/** Fingerprint of the drawing of each image, by path. */
export type Drawn = z.output<typeof drawn>;

export function fingerprint(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 16);
}

/** Fingerprints of the last run, from `fingerprints.json`; empty where the file is missing. */
export function drawnPictures(): Drawn {
  const file = new URL('./fingerprints.json', import.meta.url);
  return existsSync(file) ? drawn.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}
