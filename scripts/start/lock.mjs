import { mkdirSync, readFileSync, statSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartError } from './fail.mjs';
import { WORK_DIR } from './paths.mjs';

const LOCK_FILE = join(WORK_DIR, 'lock');
const BEAT = 1000;
/**
 * Milliseconds without a heartbeat after which the holder is considered dead, even if another program now has its
 * process id.
 */
const STALE_AFTER = 15_000;

/** Runs `work` while no other start of this checkout installs or builds. */
export async function withLock(work) {
  await takeLock();
  const beat = setInterval(() => touch(), BEAT);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    unlinkSync(LOCK_FILE);
  }
}

async function takeLock() {
  let isAnnounced = false;
  while (!tryLock()) {
    if (removeStaleLock()) continue;
    if (!isAnnounced) console.log('Another start is installing or building this checkout; waiting for it ...');
    isAnnounced = true;
    await delay(200);
  }
}

function tryLock() {
  try {
    mkdirSync(WORK_DIR, { recursive: true });
    writeFileSync(LOCK_FILE, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw new StartError(`Cannot write ${WORK_DIR} (${error.code}): installing and building need a writable checkout.`);
  }
}

function removeStaleLock() {
  try {
    const isStale = Date.now() - statSync(LOCK_FILE).mtimeMs > STALE_AFTER || !isAlive(readHolder());
    if (isStale) unlinkSync(LOCK_FILE);
    return isStale;
  } catch (error) {
    if (error.code === 'ENOENT') return true;
    throw error;
  }
}

/** NaN while the holder has created the file but not yet written it. */
function readHolder() {
  return Number.parseInt(readFileSync(LOCK_FILE, 'utf8'), 10);
}

function isAlive(pid) {
  if (Number.isNaN(pid)) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function touch() {
  const now = new Date();
  utimesSync(LOCK_FILE, now, now);
}
