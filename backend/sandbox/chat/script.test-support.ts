import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

const PROGRAM = `
const { createSandbox } = await import(process.env.SANDBOX);
const { adapter, router } = createSandbox({});
const text = async (src) => (await router.request(src.replace('/sandbox', ''))).text();
console.log(JSON.stringify({ sierra: await text(adapter.sierra.src), messaging: await text(adapter.messaging.src) }));
`;

/** The scripts as a process of the shop serves them: the program that runs tests rewrites functions and their text. */
export function servedScripts(): { readonly sierra: string; readonly messaging: string } {
  const node = join(ROOT, 'node_modules', '.bin', 'node');
  const env = { PATH: process.env['PATH'], SANDBOX: join(import.meta.dirname, 'sandbox.ts') };
  const { stdout, stderr, status } = spawnSync(node, ['--input-type=module', '-e', PROGRAM], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as ReturnType<typeof servedScripts>;
}
