import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const COMMANDS = [
  ['apt-get', 'update'],
  ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium'],
] as const;
const MANUAL =
  'apt-get install -y chromium (as root), npx playwright install --with-deps chromium, or CHROMIUM_PATH=<path>';

/** Installs Debian's Chromium as root and logs it; throws with the commands to run otherwise. */
export async function installChromium(): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/etc/debian_version'))
    throw new Error(`No Chromium starts on this machine. To fix: ${MANUAL}`);
  for (const [command, ...args] of COMMANDS) {
    console.log(`No Chromium starts on this machine; running as root: ${[command, ...args].join(' ')}`);
    const { status } = spawnSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) throw new Error(`${command} ended with code ${status}. To fix: ${MANUAL}`);
  }
}
