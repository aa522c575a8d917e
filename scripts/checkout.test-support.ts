import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';

export interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/**
 * The real scripts in a checkout of their own, with small stand-ins for npm, Node and programs: these replace the
 * network and the minutes of an installation.
 */
export interface Checkout {
  readonly path: string;
  /** Writes an executable file. */
  put(path: string, content: string): void;
  read(path: string): string;
  remove(path?: string): void;
  /** Runs `scripts/<script>` with the Node that runs the tests; `npm` is the stand-in of `tools/`. */
  run(script: string, args: readonly string[], env?: Readonly<Record<string, string>>): ChildProcess;
}

export function createCheckout(): Checkout {
  const path = mkdtempSync(join(tmpdir(), 'aisle-run-'));
  cpSync(import.meta.dirname, join(path, 'scripts'), { recursive: true });
  return {
    path,
    put: (name, content) => {
      const file = join(path, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
      chmodSync(file, 0o755);
    },
    read: (name) => (existsSync(join(path, name)) ? readFileSync(join(path, name), 'utf8') : ''),
    remove: (name = '') => rmSync(join(path, name), { recursive: true, force: true }),
    run: (script, args, env = {}) => {
      const PATH = `${join(path, 'tools')}:/usr/bin:/bin`;
      return spawn(process.execPath, [`scripts/${script}`, ...args], { cwd: path, env: { PATH, ...env } });
    },
  };
}

export async function finish(child: ChildProcess): Promise<Outcome> {
  const { stdout, stderr } = child;
  if (!stdout || !stderr) throw new Error('no pipes');
  const [out, err, [code]] = await Promise.all([text(stdout), text(stderr), once(child, 'exit')]);
  return { code, out, err };
}
