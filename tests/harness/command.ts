import { execFile, type ChildProcess } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const ROOT = resolve(import.meta.dirname, '..', '..');
const COMPILED = join(tmpdir(), 'aisle-compiled');

/**
 * Environment of a process that a test starts: nothing of this one's except where programs and folders are, and the
 * modules that processes before it compiled, with which it starts in half the time.
 */
export function childEnv(settings: Readonly<Record<string, string | undefined>> = {}): NodeJS.ProcessEnv {
  const { PATH, TMPDIR } = process.env;
  return { PATH, TMPDIR, NODE_COMPILE_CACHE: COMPILED, ...settings };
}

export interface CommandResult {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs one of the programs in `scripts/`, as `npm run` does, to its end; a failure is a code other than 0. */
export async function runCommand(
  args: readonly [script: string, ...args: string[]],
  settings: Readonly<Record<string, string | undefined>> = {},
): Promise<CommandResult> {
  const options = { cwd: ROOT, env: childEnv(settings) };
  return promisify(execFile)(process.execPath, args, options).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string } & ChildProcess) => error,
  );
}
