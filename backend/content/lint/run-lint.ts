import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { catalogOfDatabase } from './database-product-source.ts';
import { joinCatalogs, type CatalogLookup } from './product-source.ts';
import { createLinter, type LintReport } from './linter.ts';
import { countFindings, reportText, findingsSeenIn } from './report.ts';
import { parseArgs } from 'node:util';

interface LintOptions {
  /** Overrides the folder of the settings. */
  readonly dir: string | undefined;
  readonly format: 'text' | 'json';
  readonly locale: string | undefined;
  /** Warnings fail the check too. */
  readonly isStrict: boolean;
}

/** Invalid command line arguments; the message is one line. */
class LintError extends Error {}

const USAGE = 'npm run lint:content -- [--dir DIR] [--format text|json] [--locale de-de] [--strict]';

const FLAGS = {
  dir: { type: 'string' },
  format: { type: 'string', default: 'text' },
  locale: { type: 'string' },
  strict: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Throws `LintError` naming the argument. `undefined` for `--help`. */
function parseLintOptions(args: string[]): LintOptions | undefined {
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

export interface LintSettings {
  readonly contentDir: string;
  readonly catalogDir: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  readonly imageHosts: readonly string[];
  /** Reads the catalogue's files; rejects with a one-line message that names the invalid file. */
  readonly readCatalogFiles: (catalogDir: string) => Promise<CatalogLookup>;
}

/**
 * The command line's content check; paths are relative to `folder`. Returns the exit code: 1 with errors, 2 when
 * nothing could be checked.
 */
export async function runLint(args: string[], folder: string, settings: LintSettings): Promise<0 | 1 | 2> {
  try {
    const options = parseLintOptions(args);
    if (options === undefined) {
      console.log(USAGE);
      return 0;
    }
    const report = await lint(await contentDirOf(options, folder, settings), settings);
    assertKnownLocale(options.locale, report.sites);
    const findings = findingsSeenIn(report.findings, options.locale);
    const counts = countFindings(findings);
    console.log(options.format === 'json' ? JSON.stringify({ ...counts, findings }, null, 2) : reportText(findings));
    return counts.errors > 0 || (options.isStrict && counts.warnings > 0) ? 1 : 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

async function contentDirOf({ dir }: LintOptions, folder: string, { contentDir }: LintSettings): Promise<string> {
  const path = dir === undefined ? contentDir : resolve(folder, dir);
  if ((await stat(path).catch(() => undefined))?.isDirectory()) return path;
  throw new LintError(`${dir === undefined ? 'CONTENT_DIR' : '--dir'} ${path} is no folder`);
}

/** Files and database of the catalogue together: either may have products that the other lacks. */
async function lint(contentDir: string, settings: LintSettings): Promise<LintReport> {
  const { catalogDir, dataDir, databaseUrl, imageHosts, readCatalogFiles } = settings;
  const database = await catalogOfDatabase(databaseUrl);
  try {
    const catalog = joinCatalogs([await readCatalogFiles(catalogDir), database]);
    const mediaFolders = [dataDir, catalogDir].map((folder) => join(folder, 'media'));
    return await createLinter({ contentDir, mediaFolders, imageHosts, catalog }).run();
  } finally {
    await database.close();
  }
}

function assertKnownLocale(locale: string | undefined, { locales }: LintReport['sites']): void {
  if (locale === undefined || Object.hasOwn(locales, locale)) return;
  throw new LintError(`--locale ${locale} is unknown; the shop has ${Object.keys(locales).join(', ')}`);
}
