import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { StartError } from './fail.mjs';
import { ROOT } from './paths.mjs';

const FORWARDED = ['SIGTERM', 'SIGHUP', 'SIGINT'];
const PARENT_CHECK = 500;

/** Runs a program in the foreground, forwards signals and resolves to its exit code (128 + n for a signal). */
export function runChild(command, args, env) {
  const child = spawn(command, args, { cwd: ROOT, env, stdio: 'inherit' });
  const stopForwarding = forwardSignals(child);
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      stopForwarding();
      reject(new StartError(`Cannot run ${command} (${error.code ?? error.message}).`));
    });
    child.once('exit', (code, signal) => {
      stopForwarding();
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

/** A terminal sends Ctrl-C to the child itself: forwarding it would count twice. */
function forwardSignals(child) {
  const listeners = FORWARDED.map((signal) => {
    const isFromTerminal = signal === 'SIGINT' && process.stdin.isTTY;
    return [signal, () => isFromTerminal || child.kill(signal)];
  });
  for (const [signal, listener] of listeners) process.on(signal, listener);
  const watch = watchParent(() => child.kill('SIGTERM'));
  return () => {
    clearInterval(watch);
    for (const [signal, listener] of listeners) process.off(signal, listener);
  };
}

/**
 * A signal to `npm start` ends only the shell between npm and this process: without its parent the program stops too.
 */
function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onGone();
  }, PARENT_CHECK);
  return watch;
}
