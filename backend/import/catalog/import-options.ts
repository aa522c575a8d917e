import { parseArgs } from 'node:util';
import { ImportError } from '../parsing/import-error.ts';
import { STOCK_MODES, type StockMode } from '../parsing/stock-mode.ts';

export interface ImageMapping {
  /** Prefix of image URLs, without a trailing slash. */
  urlPrefix: string;
  folder: string;
}

export const FORMATS = ['shopify', 'google', 'jsonld', 'stores', 'reviews', 'stock'] as const;
export type Format = (typeof FORMATS)[number];

export interface ImportOptions {
  format: Format;
  file: string;
  imageFolder: string | undefined;
  imageMap: ImageMapping[];
  /** Hosts that images are fetched from; exact names, lower case. */
  imageHosts: string[];
  /** Maximum of images fetched per run. */
  maxImages: number;
  isDryRun: boolean;
  prune: boolean;
  /** Confirms every prompt in advance. */
  yes: boolean;
  stock: StockMode;
}

export const USAGE =
  'npm run import -- --format <shopify|google|jsonld|stores|reviews|stock> --file FILE [--stock <keep|delta|master>] [--images DIR] [--image-map URL=DIR] [--image-host HOST] [--max-images N] [--dry-run] [--prune [--yes]]';

const FLAGS = {
  format: { type: 'string' },
  file: { type: 'string' },
  stock: { type: 'string' },
  images: { type: 'string' },
  'image-map': { type: 'string', multiple: true },
  'image-host': { type: 'string', multiple: true },
  'max-images': { type: 'string' },
  'dry-run': { type: 'boolean' },
  prune: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const;

/** Paths stay as given. Throws `ImportError` naming the argument. */
export function parseImportOptions(args: string[]): ImportOptions {
  const values = readFlags(args);
  const format = readFormat(values.format);
  if (!values.file) throw new ImportError(`--file is missing; usage: ${USAGE}`);
  return {
    format,
    file: values.file,
    imageFolder: values.images,
    imageMap: (values['image-map'] ?? []).map(parseImageMapping),
    imageHosts: (values['image-host'] ?? []).flatMap((text) => text.split(',')).map(readHost),
    maxImages: readMaxImages(values['max-images']),
    isDryRun: values['dry-run'] ?? false,
    prune: values.prune ?? false,
    yes: values.yes ?? false,
    stock: readStockMode(values.stock),
  };
}

function readFlags(args: string[]) {
  try {
    return parseArgs({ args, options: FLAGS, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new ImportError(`${reason}; usage: ${USAGE}`, { cause: error });
  }
}

function readFormat(text: string | undefined): Format {
  if (text === undefined) throw new ImportError(`--format is missing; usage: ${USAGE}`);
  const format = FORMATS.find((name) => name === text);
  if (format === undefined) throw new ImportError(`--format ${text} is unknown; it is one of ${FORMATS.join(', ')}`);
  return format;
}

/** Default maximum of images fetched per run; a further run continues. */
const MAX_IMAGES = 10_000;
const UTMOST_IMAGES = 1_000_000;

function readHost(text: string): string {
  const host = text.trim().toLowerCase();
  if (/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(host)) return host;
  throw new ImportError(`--image-host "${text}" is not the name of a host such as cdn.shopify.com`);
}

function readMaxImages(text = `${MAX_IMAGES}`): number {
  const count = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= UTMOST_IMAGES) return count;
  throw new ImportError(`--max-images "${text}" is not a number from 1 to ${UTMOST_IMAGES}`);
}

function readStockMode(text = 'delta'): StockMode {
  const mode = STOCK_MODES.find((name) => name === text);
  if (mode === undefined) throw new ImportError(`--stock ${text} is unknown; it is one of ${STOCK_MODES.join(', ')}`);
  return mode;
}

function parseImageMapping(text: string): ImageMapping {
  const [, urlPrefix, folder] = /^(https?:\/\/[^=]+?)\/*=(.+)$/i.exec(text) ?? [];
  if (urlPrefix && folder) return { urlPrefix, folder };
  throw new ImportError(`--image-map "${text}" is not URL=DIR; for example https://images.example.com=pictures`);
}
