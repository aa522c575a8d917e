import { resolve } from 'node:path';
import { ConsoleOutput } from './console-output.ts';
import { openCatalog, openCatalogForDryRun } from './catalog-target.ts';
import { importCatalog } from './import-catalog.ts';
import { parseImportOptions, type ImportOptions } from './import-options.ts';
import { ImportRefused } from './import-refused.ts';
import { describeCounts } from './import-report.ts';

interface StorageSettings {
  databaseUrl: string;
  dataDir: string;
}

/** The command line's import; paths are relative to `folder`. Answers the exit code. */
export async function runImport(
  args: string[],
  folder: string,
  { databaseUrl, dataDir }: StorageSettings,
): Promise<0 | 1> {
  const output = new ConsoleOutput();
  try {
    const options = resolvePaths(parseImportOptions(args), folder);
    const open = options.isDryRun ? openCatalogForDryRun : openCatalog;
    const counts = await importCatalog(options, { dataDir, openCatalog: () => open(databaseUrl) }, output);
    if (options.isDryRun) output.report('dry run: nothing was written');
    output.report(describeCounts(counts));
    return 0;
  } catch (error) {
    output.fail(explain(error));
    return 1;
  }
}

function resolvePaths(options: ImportOptions, folder: string): ImportOptions {
  return {
    ...options,
    file: resolve(folder, options.file),
    imageFolder: options.imageFolder === undefined ? undefined : resolve(folder, options.imageFolder),
    imageMap: options.imageMap.map((mapping) => ({ ...mapping, folder: resolve(folder, mapping.folder) })),
  };
}

function explain(error: unknown): string {
  if (error instanceof ImportRefused) return error.message;
  return `the import failed, the catalogue is as it was: ${error instanceof Error ? error.message : String(error)}`;
}
