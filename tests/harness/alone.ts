/**
 * Test files that run in a process of their own: they replace modules or globals, or test the first import of a module.
 * All others share processes (`vitest.config.ts`); `tests/conventions/alone.test.ts` checks which may not.
 */
export const ALONE: readonly string[] = [
  'src/stores/**/*.test.ts',
  'src/lib/storage/*.test.ts',
  'src/cms/client/content-client*.test.ts',
  'src/features/consent/consent-{gate,store}.test.ts',
  'src/features/**/*.dom.test.ts',
  'src/studio/stores/**/*.test.ts',
  'src/islands/**/*.dom.test.{ts,tsx}',
  'src/islands/kit/error-text.test.ts',
  'src/islands/shell/dialog-guards.test.ts',
  'src/islands/shell/run-when-idle.test.ts',
  'src/islands/shell/start-features.test.ts',
  'backend/content/list-cost.test.ts',
  'backend/providers/experiments/decide-options.test.ts',
  'backend/sandbox/chat/chat.dom.test.ts',
  'tests/contract/editing.contract.test.ts',
  'tests/contract/page-files.contract.test.ts',
  'tests/contract/workspace.contract.test.ts',
];
