import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { ImportError } from './import-error.ts';

const HEAD_BYTES = 64 * 1024;

/** Longer rows, nodes or items are a sign of broken quotes or line ends. */
export const MAX_RECORD_CHARACTERS = 4 * 1024 * 1024;

export interface FileHead {
  /** The beginning of the file, without its byte order mark; the last character may be incomplete. */
  readonly text: string;
  readonly encoding: string;
}

/** Throws `ImportError` for a file that is missing or empty. */
export async function readHead(path: string): Promise<FileHead> {
  const bytes = await readBytes(path);
  const encoding = sniffEncoding(bytes);
  return { text: new TextDecoder(encoding).decode(bytes), encoding };
}

/** The whole text in chunks, without its byte order mark; throws `ImportError` when it is not in the encoding. */
export async function* readText(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      const text = decoder.decode(chunk, { stream: true });
      if (text) yield text;
    }
    const end = decoder.decode();
    if (end) yield end;
  } catch (error) {
    if (!isSystemError(error, 'ERR_ENCODING_INVALID_ENCODED_DATA')) throw error;
    throw new ImportError(`${path} is not UTF-8 text; save it as "UTF-8"`, { cause: error });
  }
}

/** A stamp that changes when the file is written. */
export async function stampOf(path: string): Promise<string> {
  const { size, mtimeMs } = await statFile(path);
  return `${size} ${mtimeMs}`;
}

async function readBytes(path: string): Promise<Buffer> {
  await statFile(path);
  try {
    await using file = await open(path);
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(HEAD_BYTES) });
    if (bytesRead === 0) throw new ImportError(`${path} is empty`);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    throw explain(path, error);
  }
}

async function statFile(path: string) {
  try {
    const found = await stat(path);
    if (!found.isFile()) throw new ImportError(`${path} is not a file`);
    return found;
  } catch (error) {
    throw explain(path, error);
  }
}

function explain(path: string, error: unknown): unknown {
  if (isSystemError(error, 'ENOENT')) return new ImportError(`${path} does not exist`, { cause: error });
  if (error instanceof Error && 'syscall' in error) {
    return new ImportError(`${path} cannot be read: ${error.message}`, { cause: error });
  }
  return error;
}

function sniffEncoding(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  return 'utf-8';
}

function isSystemError(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
