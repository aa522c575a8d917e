import { parseArgs } from 'node:util';
import { ImportRefused } from './import-refused.ts';

export interface ImageMapping {
  /** Beginning of a picture's URL, without a slash at its end. */
  urlPrefix: string;
  folder: string;
}

export const FORMATS = ['shopify', 'google', 'jsonld', 'stores'] as const;
export type Format = (typeof FORMATS)[number];

export interface ImportOptions {
  format: Format;
  file: string;
  imageFolder: string | undefined;
  imageMap: ImageMapping[];
  isDryRun: boolean;
  prune: boolean;
}

export const USAGE =
  'npm run import -- --format <shopify|google|jsonld|stores> --file FILE [--images DIR] [--image-map URL=DIR] [--dry-run] [--prune]';

const FLAGS = {
  format: { type: 'string' },
  file: { type: 'string' },
  images: { type: 'string' },
  'image-map': { type: 'string', multiple: true },
  'dry-run': { type: 'boolean' },
  prune: { type: 'boolean' },
} as const;

/** Paths stay as they were given. Throws `ImportRefused` naming the argument. */
export function parseImportOptions(args: string[]): ImportOptions {
  const values = readFlags(args);
  const format = readFormat(values.format);
  if (!values.file) throw new ImportRefused(`--file is missing; usage: ${USAGE}`);
  return {
    format,
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

function readFormat(text: string | undefined): Format {
  if (text === undefined) throw new ImportRefused(`--format is missing; usage: ${USAGE}`);
  const format = FORMATS.find((name) => name === text);
  if (format === undefined) throw new ImportRefused(`--format ${text} is unknown; it is one of ${FORMATS.join(', ')}`);
  return format;
}

function parseImageMapping(text: string): ImageMapping {
  const [, urlPrefix, folder] = /^(https?:\/\/[^=]+?)\/*=(.+)$/i.exec(text) ?? [];
  if (urlPrefix && folder) return { urlPrefix, folder };
  throw new ImportRefused(`--image-map "${text}" is not URL=DIR; for example https://images.example.com=pictures`);
}
