import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Names the file that this reporter writes: a list of texts. */
export const ERRORS_FILE = 'VITEST_ERRORS_FILE';

/** Notes the errors outside every test (an unhandled rejection, a worker that ended), which Vitest's JSON report omits. */
export default class ErrorsReporter implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (_, errors) => {
    const file = process.env[ERRORS_FILE];
    if (!file) return;
    const texts = errors.map(({ name, message, stack }) => `outside every test: ${name}: ${message}\n${stack ?? ''}`);
    writeFileSync(file, JSON.stringify(texts));
  };
}
