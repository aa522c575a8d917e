import { parseArgs } from 'node:util';

export interface LintOptions {
  /** Overrides the folder of the settings. */
  readonly dir: string | undefined;
  readonly format: 'text' | 'json';
  readonly locale: string | undefined;
  /** Warnings fail the check too. */
  readonly isStrict: boolean;
}

/** Invalid command line arguments; the message is one line. */
export class LintError extends Error {}

export const USAGE = 'npm run lint:content -- [--dir DIR] [--format text|json] [--locale de-de] [--strict]';

const FLAGS = {
  dir: { type: 'string' },
  format: { type: 'string', default: 'text' },
  locale: { type: 'string' },
  strict: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Throws `LintError` naming the argument. `undefined` for `--help`. */
export function parseLintOptions(args: string[]): LintOptions | undefined {
  const { dir, format, locale, strict, help } = readFlags(args);
  if (help) return undefined;
  if (format !== 'text' && format !== 'json') throw new LintError(`--format ${format} is unknown; usage: ${USAGE}`);
  return { dir, format, locale: locale?.toLowerCase(), isStrict: strict };
}

function readFlags(args: string[]) {
  try {
    return parseArgs({ args, options: FLAGS, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new LintError(`${reason}; usage: ${USAGE}`, { cause: error });
  }
}
