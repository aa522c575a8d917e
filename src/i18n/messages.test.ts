import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MESSAGES } from './catalog.ts';

const FOLDER = join(import.meta.dirname, 'messages');
/** These locales contain only the differences from their fallback. */
const PARTIAL = ['en-ca', 'en-gb'];
const REFERENCE = MESSAGES['en-us'] ?? {};
const complete = Object.entries(MESSAGES).filter(([locale]) => !PARTIAL.includes(locale));

const base = (key: string) => key.replace(/_(zero|one|two|few|many)$/, '_other');
const placeholders = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(String).sort();
const links = (text = '') => [...text.matchAll(/\[.+?\]/g)].length;
const sourceFiles = () =>
  readdirSync(join(FOLDER, '..', '..'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(ts|tsx|astro)$/.test(name),
  );

describe('messages', () => {
  test.each(Object.keys(MESSAGES))(
    '%s: every area file is part of the catalogue, its keys under its own name',
    (locale) => {
      const areas = readdirSync(join(FOLDER, locale)).filter((name) => name.endsWith('.json'));
      const keys = areas.flatMap((file) => {
        const found = Object.keys(JSON.parse(readFileSync(join(FOLDER, locale, file), 'utf8')));
        expect(found.filter((key) => !key.startsWith(`${file.replace('.json', '')}.`))).toEqual([]);
        return found;
      });
      expect(Object.keys(MESSAGES[locale] ?? {}).sort()).toEqual(keys.sort());
    },
  );

  test.each(complete)('%s has the keys of en-us', (_locale, messages) => {
    const keys = new Set(Object.keys(messages).map(base));
    expect([...keys].sort()).toEqual([...new Set(Object.keys(REFERENCE).map(base))].sort());
  });

  test.each(Object.entries(MESSAGES))(
    '%s: no text is empty, and placeholders and links are those of en-us',
    (_locale, messages) => {
      for (const [key, text] of Object.entries(messages)) {
        expect(text.trim(), key).not.toBe('');
        expect(placeholders(text), key).toEqual(placeholders(REFERENCE[base(key)]));
        expect(links(text), key).toBe(links(REFERENCE[base(key)]));
      }
    },
  );

  test('every key that the source code uses exists', () => {
    const used = sourceFiles().flatMap((name) => {
      const source = readFileSync(join(FOLDER, '..', '..', name), 'utf8');
      return [...source.matchAll(/\b(?:translate\(\s*[\w.]+,|t\(|message\()\s*'((?:\w+\.)+\w+)'/g)].map(
        (match) => match[1] ?? '',
      );
    });
    const known = new Set(Object.keys(REFERENCE).flatMap((key) => [key, key.replace(/_other$/, '')]));
    expect(used.filter((key) => !known.has(key) && !key.endsWith('.nothing'))).toEqual([]);
  });
});
