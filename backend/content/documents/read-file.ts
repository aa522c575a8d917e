import { constants } from 'node:fs';
import { open, realpath, stat, type FileHandle } from 'node:fs/promises';
import { sep } from 'node:path';
import { DOCUMENT_LIMIT } from '../../../src/config.ts';

const MEGABYTE = 1024 * 1024;

/** Distinguishes two versions of a file without reading it. */
export interface FileStamp {
  readonly id: string;
  readonly modifiedAt: number;
  readonly size: number;
}

const READ_TRIES = 3;

/** `undefined` for anything but a regular file. Rejects when the file exists but cannot be read. */
export async function stampOf(path: string): Promise<FileStamp | undefined> {
  try {
    const found = await stat(path, { bigint: true });
    return found.isFile() ? toStamp(found) : undefined;
  } catch (error) {
    if (isAbsent(error)) return undefined;
    throw error;
  }
}

/**
 * The complete bytes of a file below `root`: read again when the file changed meanwhile. `undefined` when it is not a
 * file or leads out of `root` through a link. Rejects, before reading, a file that exceeds the size limit of documents.
 */
export async function readInside(root: string, path: string): Promise<Buffer<ArrayBuffer> | undefined> {
  const [realRoot, realFile] = await Promise.all([realpath(root), realpath(path)]);
  if (!realFile.startsWith(realRoot + sep)) return undefined;
  const file = await open(realFile, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    return await readWhole(file);
  } finally {
    await file.close();
  }
}

async function readWhole(file: FileHandle): Promise<Buffer<ArrayBuffer> | undefined> {
  let bytes: Buffer<ArrayBuffer> | undefined;
  for (let tries = 0; tries < READ_TRIES; tries += 1) {
    const before = await file.stat({ bigint: true });
    if (!before.isFile()) return undefined;
    if (before.size > DOCUMENT_LIMIT) throw new Error(tooLarge(Number(before.size)));
    bytes = Buffer.alloc(Number(before.size));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
    const after = await file.stat({ bigint: true });
    if (bytesRead === bytes.length && toStamp(before).id === toStamp(after).id) return bytes;
  }
  return bytes;
}

function tooLarge(size: number): string {
  const megabytes = (size / MEGABYTE).toFixed(1);
  return `it has ${megabytes} MB, and documents above ${DOCUMENT_LIMIT / MEGABYTE} MB are not read.`;
}

function toStamp(found: { ino: bigint; size: bigint; mtimeNs: bigint; ctimeNs: bigint }): FileStamp {
  return {
    id: `${found.ino}:${found.size}:${found.mtimeNs}:${found.ctimeNs}`,
    modifiedAt: Number(found.ctimeNs / 1_000_000n),
    size: Number(found.size),
  };
}

const ABSENT = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG']);

export function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && ABSENT.has(error.code);
}
