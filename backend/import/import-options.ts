import { parseArgs } from 'node:util';
import { ImportRefused } from './import-refused.ts';

export interface ImageMapping {
  /** Beginning of a picture's URL, without a slash at its end. */
  urlPrefix: string;
  folder: string;
}

export interface ImportOptions {
  file: string;
  imageFolder: string | undefined;
  imageMap: ImageMapping[];
  isDryRun: boolean;
  prune: boolean;
}

export const USAGE =
  'npm run import -- --format shopify --file products.csv [--images DIR] [--image-map URL=DIR] [--dry-run] [--prune]';

const FLAGS = {
  format: { type: 'string' },
  file: { type: 'string' },
  images: { type: 'string' },
  'image-map': { type: 'string', multiple: true },
  'dry-run': { type: 'boolean' },
  prune: { type: 'boolean' },
} as const;

const PLANNED_FORMATS = ['google', 'jsonld', 'stores'];

/** Paths stay as they were given. Throws `ImportRefused` naming the argument. */
export function parseImportOptions(args: string[]): ImportOptions {
  const values = readFlags(args);
  checkFormat(values.format);
  if (!values.file) throw new ImportRefused(`--file is missing; usage: ${USAGE}`);
  return {
    file: values.file,
    imageFolder: values.images,
    imageMap: (values['image-map'] ?? []).map(parseImageMapping),
    isDryRun: values['dry-run'] ?? false,
    prune: values.prune ?? false,
  };
}

function readFlags(args: string[]) {
  try {
    return parseArgs({ args, options: FLAGS, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new ImportRefused(`${reason}; usage: ${USAGE}`, { cause: error });
  }
}

function checkFormat(format: string | undefined): void {
  if (format === 'shopify') return;
  if (format === undefined) throw new ImportRefused(`--format is missing; usage: ${USAGE}`);
  const state = PLANNED_FORMATS.includes(format) ? 'is not supported yet' : 'is unknown';
  throw new ImportRefused(`--format ${format} ${state}: only shopify is supported so far`);
}

function parseImageMapping(text: string): ImageMapping {
  const [, urlPrefix, folder] = /^(https?:\/\/[^=]+?)\/*=(.+)$/i.exec(text) ?? [];
  if (urlPrefix && folder) return { urlPrefix, folder };
  throw new ImportRefused(`--image-map "${text}" is not URL=DIR; for example https://images.example.com=pictures`);
}
