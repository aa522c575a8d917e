import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runCommand } from '../../../tests/harness/command.ts';
import { openDatabase } from '../../db/database.ts';
import { runEditors } from './run-editors.ts';

/** Each command is a separate process. */
const MANY_COMMANDS = 120_000;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aisle-editors-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(...args: readonly string[]) {
  const settings = { DATA_DIR: folder, PORT: '4999' };
  const { code, stdout, stderr } = await runCommand(['scripts/editors.ts', ...args], settings);
  return [code, (stdout + stderr).trimEnd()] as const;
}

test(
  'npm run editor:add, editor:list and editor:remove manage the editors',
  async () => {
    expect(await run('list')).toEqual([1, 'there is no database yet: start the shop first, or check DATA_DIR']);
    await (await openDatabase(`file:${join(folder, 'aisle.db')}`)).close();
    expect(await run('list')).toEqual([0, 'nobody may edit yet']);

    const [code, text] = await run('add', ' Kim@Example.com');
    const [added, why, link] = text.split('\n');
    expect([code, added]).toEqual([0, 'kim@example.com: is an editor now']);
    expect(why).toBe('They have no account yet. Hand them this link to choose a password; it holds for 24 hours:');
    expect(link).toMatch(/^http:\/\/localhost:4999\/reset-password\?token=[\w-]{43}$/);
    const [, again] = await run('add', 'kim@example.com', '--role', 'publisher');
    expect(again).toContain('kim@example.com: is a publisher now');
    const [, list] = await run('list');
    expect(list).toMatch(/^kim@example\.com {2}publisher {2}since \d{4}-\d\d-\d\d$/);

    expect(await run('remove', 'kim@example.com')).toEqual([0, 'kim@example.com: may no longer edit']);
    expect(await run('remove', 'kim@example.com')).toEqual([1, 'kim@example.com: is no editor, nothing was changed']);
  },
  MANY_COMMANDS,
);

test('an invalid command prints the reason and changes nothing', async () => {
  const lines: string[] = [];
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const wrong = async (...args: readonly string[]) => {
    lines.length = 0;
    const code = await runEditors(args, { databaseUrl: 'file:/nowhere/at/all.db', publicOrigin: 'http://shop.test' });
    expect(lines.join('')).toContain('npm run editor:add -- EMAIL');
    return [code, lines[0]?.trim()];
  };
  expect(await wrong('add')).toEqual([1, 'the email address is missing']);
  expect(await wrong('add', 'kim')).toEqual([1, '"kim" is not an email address']);
  expect(await wrong('add', 'a@example.com', 'b@example.com')).toEqual([
    1,
    'one address at a time, not also "b@example.com"',
  ]);
  expect(await wrong('add', 'a@example.com', '--role', 'king')).toEqual([
    1,
    '--role "king" is neither editor nor publisher',
  ]);
  expect(await wrong('remove', 'a@example.com', '--role', 'editor')).toEqual([1, 'remove takes no --role']);
  stderr.mockRestore();
});
