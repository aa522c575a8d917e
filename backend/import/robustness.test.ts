import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openGoogleFile } from './google/google-file.ts';
import { openJsonldFile } from './jsonld/jsonld-file.ts';
import { readFile } from './read-file.test-support.ts';
import { readStoreJson } from './locations/store-json.ts';
import { readStoreTable } from './locations/store-table.ts';

const TABLE = 'id\titem_group_id\ttitle\tprice\tavailability\n';
const FEED = '<rss xmlns:g="http://base.google.com/ns/1.0"><channel><item><g:id>a</g:id><g:title>A</g:title><g:price>';
const WORDS = [
  '"',
  '\t',
  '\n',
  '<',
  '>',
  '</g:price>',
  '<![CDATA[',
  '-->',
  '&#0;',
  '\0',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '\\',
];

const noise = fc.array(fc.oneof(fc.constantFrom(...WORDS, '9.50 USD', '@type', '__proto__'), fc.string()));
const names = fc.constantFrom(
  ...'@type @id @graph @value name sku offers price hasVariant isVariantOf image url __proto__ address id hours shelf key'.split(
    ' ',
  ),
);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom('Product', 'ProductGroup', 'a', '9.50', 'USD', null, 3, true),
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(names, tie('tree'), { maxKeys: 6 }),
  ),
}));

/** For any file content, the operator gets a result or a one-line error. */
describe('a file of noise', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aisle-noise-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function expectForeseen(text: string, read: (path: string) => Promise<unknown>) {
    const path = join(folder, 'file');
    await writeFile(path, text);
    const outcome = await read(path).catch((error: unknown) => error);
    expect(outcome).toSatisfy((value: unknown) => !(value instanceof Error) || value.name === 'ImportRefused');
  }

  test.each([
    ['Google table', TABLE, openGoogleFile],
    ['Google feed', FEED, openGoogleFile],
    ['JSON-LD', '{"@type":"Product",', openJsonldFile],
  ])('ends no %s in an unforeseen error', async (_, beginning, open) => {
    await fc.assert(
      fc.asyncProperty(fc.boolean(), noise, (hasBeginning, parts) =>
        expectForeseen((hasBeginning ? beginning : '') + parts.join(''), (path) => readFile(open, path)),
      ),
      { numRuns: 150 },
    );
  });

  test('of JSON in any shape never causes an unexpected error', async () => {
    const product = fc.tuple(fc.constantFrom('Product', 'ProductGroup'), fc.dictionary(names, tree));
    await fc.assert(
      fc.asyncProperty(fc.array(product, { maxLength: 3 }), async (products) => {
        const text = JSON.stringify(products.map(([type, members]) => ({ name: 'A', ...members, '@type': type })));
        await expectForeseen(text, (path) => readFile(openJsonldFile, path));
        await expectForeseen(text.replaceAll('"offers"', '"address"'), readStoreJson);
      }),
      { numRuns: 150 },
    );
  });

  test('of store tables never causes an unexpected error', async () => {
    const header = 'id,name,addressLine1,city,countryCode,latitude,longitude,hours\n';
    await fc.assert(
      fc.asyncProperty(noise, (parts) => expectForeseen(header + parts.join(','), readStoreTable)),
      { numRuns: 100 },
    );
  });
});
