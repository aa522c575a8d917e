/**
 * Test files with a process each: they replace modules or globals, or ask what a module does when it is imported for the first time.
 * All others share processes (`vitest.config.ts`); `tests/conventions/alone.test.ts` says which may not.
 */
export const ALONE: readonly string[] = [
  'src/stores/**/*.test.ts',
  'src/cms/client/content-client*.test.ts',
  'src/features/consent/consent-store.test.ts',
  'src/studio/stores/**/*.test.ts',
  'src/islands/kit/error-text.test.ts',
  'src/islands/shell/dialog-guards.test.ts',
  'backend/content/list-cost.test.ts',
  'tests/contract/editing.contract.test.ts',
  'tests/contract/page-files.contract.test.ts',
  'tests/contract/workspace.contract.test.ts',
];
