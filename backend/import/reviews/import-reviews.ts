import { bumpCatalogRevision } from '../../db/catalog-revision.ts';
import { openDatabase } from '../../db/database.ts';
import { hasTable, openExisting } from '../../commands/existing-database.ts';
import type { CommandOutput } from '../../commands/console-output.ts';
import { createApproval, type ApproveRemoval } from '../catalog/confirm-removal.ts';
import type { ImportCounts } from '../catalog/import-counts.ts';
import type { ImportOptions } from '../catalog/import-options.ts';
import { describeIssue } from '../catalog/import-report.ts';
import type { Plan } from '../locations/import-plan.ts';
import { loadProductKeys } from './product-keys.ts';
import { loadImported, planReviews, type ReviewState } from './review-plan.ts';
import { readReviewTable } from './review-table.ts';

type MakePlan = (state: ReviewState) => Plan;

/** Imports reviews in one transaction. Throws `ImportError` on failure, with the shop unchanged. */
export async function importReviews(
  options: Pick<ImportOptions, 'file' | 'isDryRun' | 'prune' | 'yes'>,
  databaseUrl: string,
  output: CommandOutput,
): Promise<ImportCounts> {
  const file = await readReviewTable(options.file, (count) => output.progress(`${count} rows`));
  if (file.unused.length > 0) output.report(`columns left out: ${file.unused.join(', ')}`);
  const at = Date.now();
  const makePlan: MakePlan = (state) => planReviews(state, file, { prune: options.prune, at });
  const approve = createApproval({ ...options, output });
  const plan = await (options.isDryRun ? dryRun : carryOut)(databaseUrl, makePlan, approve);
  for (const issue of plan.skipped) output.report(describeIssue(issue, 'skipped'));
  return plan.counts;
}

async function dryRun(databaseUrl: string, makePlan: MakePlan, approve: ApproveRemoval): Promise<Plan> {
  const database = openExisting(databaseUrl);
  try {
    const isReady = database !== undefined && (await hasTable(database.read, 'review'));
    const none: ReviewState = { imported: [], find: () => undefined };
    const plan = makePlan(isReady ? await loadState(database.read) : none);
    if (plan.removal) await approve(plan.removal);
    return plan;
  } finally {
    await database?.close();
  }
}

async function loadState(database: Parameters<typeof loadImported>[0]): Promise<ReviewState> {
  const [imported, find] = await Promise.all([loadImported(database), loadProductKeys(database)]);
  return { imported, find };
}

async function carryOut(databaseUrl: string, makePlan: MakePlan, approve: ApproveRemoval): Promise<Plan> {
  const database = await openDatabase(databaseUrl);
  try {
    // Approved outside the transaction: the shop keeps selling while the operator reads.
    const { removal } = makePlan(await loadState(database.read));
    if (removal) await approve(removal);
    return await database.write.transaction().execute(async (transaction) => {
      const plan = makePlan(await loadState(transaction));
      const { created, changed, removed } = plan.counts;
      if (created + changed + removed === 0) return plan;
      await plan.write(transaction);
      await bumpCatalogRevision(transaction);
      return plan;
    });
  } finally {
    await database.close();
  }
}
