import { parseArgs } from 'node:util';
import { normaliseCode } from '../../../src/cms/client/content-name.ts';

export interface ContentImportOptions {
  readonly format: 'amplience' | 'storyblok';
  /** A JSON file, or a folder with any number of JSON files below it. */
  readonly file: string;
  readonly siteId: string;
  readonly locale: string;
  /** Values of placeholders in the export. */
  readonly define: Readonly<Record<string, string>>;
  readonly isDryRun: boolean;
}

/** Invalid command line arguments; the message is one line. */
export class ContentImportError extends Error {}

const USAGE =
  'npm run import:content -- --format <amplience|storyblok> --file DIR [--site us] [--locale en-us] [--define NAME=VALUE] [--dry-run]';

const FLAGS = {
  format: { type: 'string' },
  file: { type: 'string' },
  site: { type: 'string', default: 'us' },
  locale: { type: 'string', default: 'en-us' },
  define: { type: 'string', multiple: true },
  'dry-run': { type: 'boolean', default: false },
} as const;

/** Throws `ContentImportError` naming the argument. */
export function parseContentOptions(args: string[]): ContentImportOptions {
  const values = readFlags(args);
  const { format, file } = values;
  if (format !== 'amplience' && format !== 'storyblok')
    throw new ContentImportError(`--format ${format ?? ''} is unknown; usage: ${USAGE}`);
  if (!file) throw new ContentImportError(`--file is missing; usage: ${USAGE}`);
  return {
    format,
    file,
    siteId: normalisedOption('site', values.site),
    locale: normalisedOption('locale', values.locale),
    define: Object.fromEntries((values.define ?? []).map(readDefinition)),
    isDryRun: values['dry-run'],
  };
}

function readFlags(args: string[]) {
  try {
    return parseArgs({ args, options: FLAGS, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new ContentImportError(`${reason}; usage: ${USAGE}`, { cause: error });
  }
}

function normalisedOption(name: string, value: string): string {
  const normalised = normaliseCode(value);
  if (normalised === undefined)
    throw new ContentImportError(`--${name} ${value} names no folder; example: --locale de-de`);
  return normalised;
}

function readDefinition(text: string): [string, string] {
  const at = text.indexOf('=');
  if (at < 1)
    throw new ContentImportError(`--define ${text} is not NAME=VALUE; example: --define dam.mediaEndpoint=shop`);
  return [text.slice(0, at), text.slice(at + 1)];
}
