import { describe, expect, test } from 'vitest';
import { CONSENT_CATEGORIES } from './consent-cookie.ts';
import type { StoredDataRow } from './stored-data-row.ts';
import { STORED_DATA } from './stored-data.ts';

const HEAD = `# What the shop stores and requests, by consent category

Generated from \`src/lib/consent/stored-data.ts\` by its test (\`npx vitest run src/lib/consent -u\`); do not edit. How consent is given and withdrawn:
[contract.md](contract.md#consent). \`*\` stands for an id. Cookies of an https shop may begin with \`__Host-\`. Editors' cookies are not listed: visitors get none.
`;

const TITLES = {
  C0001: 'C0001, required',
  C0002: 'C0002, performance and analytics',
  C0003: 'C0003, functional',
  C0004: 'C0004, targeting',
} as const;

const MEDIA = {
  cookie: 'cookie',
  local: 'localStorage',
  session: 'sessionStorage',
  cache: 'cache',
  request: 'request',
} as const;

const row = ({ medium, name, lifetime = '', purpose }: StoredDataRow): string =>
  `| ${MEDIA[medium]} | \`${name}\` | ${lifetime} | ${purpose} |`;

function describeCategory(category: (typeof CONSENT_CATEGORIES)[number]): string {
  const rows = STORED_DATA.filter((one) => one.category === category).map(row);
  const table = ['| where | name | how long | what for |', '| --- | --- | --- | --- |', ...rows].join('\n');
  return `## ${TITLES[category]}\n\n${rows.length === 0 ? 'Nothing.' : table}\n`;
}

describe('the table of stored data', () => {
  test('is docs/stored-data.md', async () => {
    const text = [HEAD, ...CONSENT_CATEGORIES.map(describeCategory)].join('\n');
    await expect(text).toMatchFileSnapshot('../../../docs/stored-data.md');
  });

  test('has each name once for each medium', () => {
    const names = STORED_DATA.map(({ medium, name }) => `${medium} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
