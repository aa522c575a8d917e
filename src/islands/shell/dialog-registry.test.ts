import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { messagesOf } from '../../i18n/translate.ts';
import { DIALOGS } from './dialog-registry.ts';

const document = readFileSync('docs/dialogs.md', 'utf8');

/** The cells of each row of the table, by the name in the first cell. */
const rows = new Map(
  [...document.matchAll(/^\| `([a-z0-9-]+)` \|(.*)\|$/gm)].map(([, name = '', cells = '']) => [
    name,
    cells.split('|').map((cell) => cell.trim()),
  ]),
);

describe('the table of dialogs', () => {
  test('has a row for each dialog, and no other rows', () => {
    expect([...rows.keys()].toSorted()).toEqual(Object.keys(DIALOGS).toSorted());
  });

  test.each(Object.entries(DIALOGS))('describes "%s" correctly', (name, entry) => {
    const [argument = '', address = '', guard = '', shape = '', , tested = ''] = rows.get(name) ?? [];
    expect(argument !== '').toBe(entry.argument !== undefined);
    expect(address).toBe(entry.isScriptOnly ? 'none' : `\`#${entry.isPanel ? 'panel' : 'modal'}=${name}\``);
    expect(guard).toBe(entry.guard ?? '');
    expect(shape).toBe((entry.isPanel ? 'panel' : 'modal') + (entry.isPersistent ? ', firm' : ''));
    const files = [...tested.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((path) => !existsSync(path))).toEqual([]);
  });
});

describe('a dialog', () => {
  test.each(Object.entries(DIALOGS))('"%s" has its texts', (_, { title, invalid = title }) => {
    const messages = messagesOf('en-us');
    expect(messages[title]).toBeDefined();
    expect(messages[invalid]).toBeDefined();
  });

  test.each(Object.keys(DIALOGS))('"%s" has a name that is valid in an address', (name) => {
    expect(name).toMatch(/^[a-z0-9-]+$/);
  });
});
