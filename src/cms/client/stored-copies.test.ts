import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLogLines } from './content-client.test-support.ts';
import { createStoredCopies, REMOVAL_PAUSE } from './stored-copies.ts';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aisle-copies-'));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

const open = (limitBytes?: number) => createStoredCopies({ dir, source: 'test', limitBytes, log: createLogLines() });

describe('stored copies', () => {
  test('can be read as soon as they are written, and by another process once idle', async () => {
    const copies = open();
    copies.write('a', '{"id":"ä\\n"}\n\n');
    expect(await copies.read('a')).toBe('{"id":"ä\\n"}\n\n');
    await copies.idle();
    expect(await open().read('a')).toBe('{"id":"ä\\n"}\n\n');
    expect(await open().read('b')).toBeUndefined();
  });

  test('store the last of many writes', async () => {
    const copies = open();
    for (let version = 0; version < 50; version += 1) copies.write('a', String(version));
    copies.remove('b');
    copies.write('b', 'kept');
    copies.write('c', 'gone');
    copies.remove('c');
    await copies.idle();
    expect(await Promise.all(['a', 'b', 'c'].map((key) => open().read(key)))).toEqual(['49', 'kept', undefined]);
  });

  test('are removed after a pause, each at its time, unless they are retained or written again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      const copies = open();
      const keys = ['first', 'second', 'retained', 'written'];
      const found = async () =>
        (await Promise.all(keys.map((key) => copies.read(key)))).map((text) => text ?? '-').join(' ');
      for (const key of keys) copies.write(key, '1');
      for (const key of keys) if (key !== 'second') copies.remove(key);
      vi.advanceTimersByTime(REMOVAL_PAUSE / 2);
      copies.remove('second');
      copies.retain('retained');
      copies.write('written', '2');
      expect(vi.getTimerCount()).toBe(1);
      vi.advanceTimersByTime(REMOVAL_PAUSE / 2);
      expect(await found()).toBe('- 1 1 2');
      vi.advanceTimersByTime(REMOVAL_PAUSE / 2);
      expect(await found()).toBe('- - 1 2');
      expect(vi.getTimerCount()).toBe(0);
      await copies.idle();
    } finally {
      vi.useRealTimers();
    }
  });

  test('stay below their limit and drop the oldest first', async () => {
    const copies = open(20_000);
    for (let index = 0; index < 40; index += 1) {
      copies.write(`page-${index}`, 'x'.repeat(1000));
      await copies.idle();
    }
    const sizes = await Promise.all((await readdir(dir)).map(async (name) => (await stat(join(dir, name))).size));
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(22_000);
    expect(await copies.read('page-39')).toBeDefined();
    expect(await copies.read('page-0')).toBeUndefined();
  });

  test('are cleared of partial files of a killed process', async () => {
    await writeFile(join(dir, 'x.partial'), '{');
    const copies = open();
    copies.write('a', '{}');
    await copies.idle();
    expect((await readdir(dir)).filter((name) => name.endsWith('.partial'))).toEqual([]);
  });

  test('log a disk that rejects writes once, and once when it accepts them again', async () => {
    const log = createLogLines();
    const copies = createStoredCopies({ dir, source: 'test', log });
    const store = async () => {
      for (const key of ['a', 'b', 'c']) {
        copies.write(key, '{}');
        await copies.idle();
      }
    };
    for (const isFull of [true, false, true]) {
      await rm(dir, { recursive: true, force: true });
      await (isFull ? writeFile(dir, '') : mkdir(dir));
      await store();
    }
    const messages = log.lines.map((line) => line.replace(/ \{.*/, ''));
    const [failed, taken] = ['content: a response could not be stored', 'content: responses can be stored again'];
    expect(messages).toEqual([failed, taken, failed]);
  });

  test.each([
    ['cut off', (text: string) => text.slice(0, -1)],
    ['changed', (text: string) => text.replace('1', '2')],
    ['empty', () => ''],
    ['without a head', () => '{"id":1}'],
  ])('are ignored when %s', async (_name, damage) => {
    const copies = open();
    copies.write('a', '{"id":1}');
    await copies.idle();
    const [name = ''] = await readdir(dir);
    await writeFile(join(dir, name), damage(await readFile(join(dir, name), 'utf8')));
    expect(await copies.read('a')).toBeUndefined();
  });
});
