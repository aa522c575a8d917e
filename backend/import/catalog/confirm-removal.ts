import { ImportError } from '../parsing/import-error.ts';
import type { CommandOutput } from '../../commands/console-output.ts';

/** What `--prune` will remove. */
export interface Removal {
  readonly noun: 'products' | 'stores' | 'reviews' | 'rows of shelves';
  readonly gone: readonly string[];
  /** Number of records that earlier imports created. */
  readonly total: number;
}

/** Prints the removal. Throws `ImportError` when it exceeds a tenth and the operator did not confirm. */
export type ApproveRemoval = (removal: Removal) => Promise<void>;

interface Approval {
  readonly isDryRun: boolean;
  readonly yes: boolean;
  readonly output: CommandOutput;
}

/** A larger share of the imported records is removed only after confirmation. */
const MAX_SHARE = 0.1;
const MAX_LISTED = 20;

export function createApproval({ isDryRun, yes, output }: Approval): ApproveRemoval {
  return async ({ noun, gone, total }) => {
    if (gone.length === 0) return;
    const named = `--prune removes ${gone.length} of ${total} imported ${noun}`;
    output.report(`${named}: ${listNames(gone)}`);
    if (yes || gone.length <= total * MAX_SHARE) return;
    if (isDryRun) return output.report('more than a tenth: the import will ask, or needs --yes');
    if (await output.ask?.(`${named}, more than a tenth. Go on?`)) return;
    const hint = output.ask ? '' : '; add --yes where that is meant';
    throw new ImportError(`${named}, more than a tenth${hint}. Nothing was imported`);
  };
}

function listNames(names: readonly string[]): string {
  const more = names.length - MAX_LISTED;
  return names.slice(0, MAX_LISTED).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
