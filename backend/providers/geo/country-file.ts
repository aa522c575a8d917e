import { statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Log } from '../../../src/lib/log.ts';
import { readCountryDatabase, type LookupCountry } from './country-database.ts';

/** A database as its file was at one moment. */
export interface CountryFile {
  readonly path: string;
  /** Differs for every replacement of the file. */
  readonly version: string;
  readonly lookup: LookupCountry;
}

/** Throws as `readCountryDatabase`. The version is read first: a replacement in between is noticed later. */
export function readCountryFile(path: string): CountryFile {
  const facts = statSync(path, { throwIfNoEntry: false });
  return { path, version: facts ? versionOf(facts) : '', lookup: readCountryDatabase(path) };
}

interface FileFacts {
  readonly ino: number;
  readonly size: number;
  readonly mtimeMs: number;
}

const versionOf = ({ ino, size, mtimeMs }: FileFacts): string => `${ino} ${size} ${mtimeMs}`;

interface FollowOptions {
  readonly log: Log;
  /** Milliseconds between two checks of the file. */
  readonly interval?: number;
}

const CHECK_MS = 5000;

/**
 * Returns a lookup that follows its file: a replacement is read within seconds, one that cannot be used is logged and the
 * former one stays. Polls, because a file behind a link or on a network volume reports no changes. Does not keep the
 * process alive.
 */
export function followCountryFile(initial: CountryFile, { log, interval = CHECK_MS }: FollowOptions) {
  const { path } = initial;
  let { version, lookup } = initial;
  const check = async (): Promise<void> => {
    const found = await stat(path).then(versionOf, () => '');
    if (found === version) return;
    version = found;
    try {
      lookup = readCountryDatabase(path);
      log.info({ path }, 'geo: the country database was replaced');
    } catch (error) {
      log.error({ err: error, path }, 'geo: the new country database cannot be used, the former one stays');
    }
  };
  const timer = setInterval(() => void check(), interval).unref();
  return { lookup: guarded((address) => lookup(address), initial.path, log), close: () => clearInterval(timer) };
}

/** A record whose bytes are broken makes one address unknown: others can still be found. */
function guarded(lookup: LookupCountry, path: string, log: Log): LookupCountry {
  return (address) => {
    try {
      return lookup(address);
    } catch (error) {
      log.error({ err: error, path }, 'geo: a record of the country database cannot be read');
      return undefined;
    }
  };
}
