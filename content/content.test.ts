import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { catalogOfFiles } from '../backend/seed/file-product-source.ts';
import { createLinter, type LintReport } from '../backend/content/lint/linter.ts';
import { parseAugmentedPage } from '../src/cms/sections/augmented-page.schema.ts';

const ROOT = join(import.meta.dirname, '..');

let report: LintReport;

beforeAll(async () => {
  const variants = await catalogOfFiles(join(ROOT, 'catalog'));
  report = await createLinter({
    contentDir: import.meta.dirname,
    mediaFolders: [],
    imageHosts: [],
    catalog: variants,
  }).run();
});

describe('demo content', () => {
  test('has nothing that an editor would be told of', () => {
    expect(report.documents.length).toBeGreaterThan(100);
    expect(report.findings).toEqual([]);
  });

  test('shows no picture without words, not even one that only adorns', () => {
    const texts = report.documents.flatMap(({ id, content }) =>
      [...JSON.stringify(content).matchAll(/"alt":"([^"]*)"/g)].map(([, alt = '']) => ({ id, alt })),
    );
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter(({ alt }) => alt.length <= 12)).toEqual([]);
  });

  test('has pages that are called as their file and say in which locale they are', () => {
    for (const { id, kind, name, locale, content } of report.documents) {
      if (!['page', 'category', 'product'].includes(kind)) continue;
      const { slug, type, locale: stated } = parseAugmentedPage(content) ?? {};
      expect({ slug, type, stated }, id).toEqual({ slug: name, type: kind, stated: locale });
    }
  });
});
