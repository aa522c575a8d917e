import { delimiter, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const BIN = join(ROOT, 'node_modules', '.bin');

/** Node 24 of the lock file, whichever Node runs this script. */
export const NODE = join(BIN, process.platform === 'win32' ? 'node.cmd' : 'node');
/** Holds the lock, the incomplete build (never the finished one) and the server's sources without types. */
export const WORK_DIR = join(ROOT, '.build');

const isOwnBin = (entry) => entry.endsWith(`node_modules${sep}.bin`);
const systemPath = (process.env.PATH ?? '').split(delimiter).filter((entry) => !isOwnBin(entry));

/** Environment of npm: the system's own Node, because the installation replaces the package's while npm runs. */
export const systemEnv = { ...process.env, PATH: systemPath.join(delimiter) };
export const ownEnv = { ...process.env, PATH: [BIN, ...systemPath].join(delimiter), ASTRO_TELEMETRY_DISABLED: '1' };
