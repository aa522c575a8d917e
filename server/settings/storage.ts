import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { withoutUser, type SettingReader } from '../../src/lib/setting-reader.ts';

/** Returns `DATA_DIR`, created where it is missing. */
export function readDataDir(reader: SettingReader): string {
  const path = resolve(reader.text('DATA_DIR') ?? '.data');
  if (!makeWritable(path)) reader.addIssue('DATA_DIR', `${path} is not a folder that can be written`, '.data');
  return path;
}

/** A folder that is only read: a configured one must exist, the default may be missing. */
export function readFolder(reader: SettingReader, name: string, fallback: string): string {
  const text = reader.text(name);
  const path = resolve(text ?? fallback);
  if (text !== undefined && !isFolder(path)) reader.addIssue(name, `${path} is not a folder`, fallback);
  return path;
}

/** `file:<absolute path>`, or the PostgreSQL URL unchanged. */
export function readDatabaseUrl(reader: SettingReader, dataDir: string): string {
  const text = reader.text('DATABASE_URL');
  if (text === undefined) return `file:${join(dataDir, 'aisle.db')}`;
  if (/^postgres(ql)?:\/\/[^/]/.test(text) && URL.canParse(text)) return text;
  if (text.startsWith('file:') && text.length > 'file:'.length) return readDatabaseFile(reader, text.slice(5));
  const wrong = `"${withoutUser(text)}" is neither file:<path> nor postgres://<host>/<database>`;
  reader.addIssue('DATABASE_URL', wrong, 'file:.data/aisle.db');
  return text;
}

function readDatabaseFile(reader: SettingReader, path: string): string {
  const file = resolve(path.replace(/^\/\/(?=\/)/, ''));
  if (!makeWritable(dirname(file)) || isFolder(file)) {
    reader.addIssue('DATABASE_URL', `${file} cannot be written`, 'file:.data/aisle.db');
  }
  return `file:${file}`;
}

export function readCacheUrl(reader: SettingReader): 'memory:' {
  const text = reader.text('CACHE_URL');
  if (text === undefined || text === 'memory:') return 'memory:';
  const isRedis = /^(redis|rediss|valkey):\/\//.test(text);
  const wrong = isRedis ? 'a shared cache is not supported yet' : `"${withoutUser(text)}" is not a cache URL`;
  reader.addIssue('CACHE_URL', wrong, 'memory:');
  return 'memory:';
}

const SECRET_LENGTH = 32;

/** Sealing key material; when local it is generated once and stored in `DATA_DIR`, readable by its owner only. */
export function readSessionSecret(reader: SettingReader, { dataDir, isLocal }: { dataDir: string; isLocal: boolean }) {
  const text = reader.text('SESSION_SECRET');
  const example = '<output of: openssl rand -base64 48>';
  if (text !== undefined) {
    if (text.length < SECRET_LENGTH) {
      reader.addIssue('SESSION_SECRET', `shorter than ${SECRET_LENGTH} characters`, example);
    }
    return text;
  }
  if (isLocal) return storedSecret(reader, join(dataDir, 'session-secret'));
  reader.addIssue('SESSION_SECRET', 'missing, it is required when APP_ENV is not local', example);
  return '';
}

function storedSecret(reader: SettingReader, file: string): string {
  try {
    if (!existsSync(file))
      writeFileSync(file, `${randomBytes(48).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
    const secret = readFileSync(file, 'utf8').trim();
    if (secret.length < SECRET_LENGTH)
      reader.addIssue('SESSION_SECRET', `${file} is damaged, remove it`, '<a long secret>');
    return secret;
  } catch {
    reader.addIssue('DATA_DIR', `${file} cannot be read and written`, '.data');
    return '';
  }
}

function makeWritable(path: string): boolean {
  try {
    makeFolder(path);
    accessSync(path, constants.W_OK);
    return isFolder(path);
  } catch {
    return false;
  }
}

/** Step by step: Node's own recursive `mkdirSync` never returns where the file system reports ENOENT (`/proc`). */
function makeFolder(path: string): void {
  if (isFolder(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
