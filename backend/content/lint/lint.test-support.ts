import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Finding } from './model/finding.ts';
import type { CatalogLookup } from './product-source.ts';
import { createLinter, type LintReport } from './linter.ts';

/** Files below the content folder by their path; a string is written as is, `undefined` removes the file. */
export type Files = Readonly<Record<string, object | string | undefined>>;

export const catalog: CatalogLookup = {
  products: async (ids) => new Set(ids.filter((id) => ['boot', 'sock'].includes(id))),
  categories: async (ids) => new Set(ids.filter((id) => id === 'boots')),
};

const IMAGE = { src: '/media/hill.png', alt: 'A hill in the rain', width: 40, height: 30 };
export const imageSample = (change: object = {}) => ({ ...IMAGE, ...change });
export const hero = (content: object = {}, item: object = {}) => ({
  type: 'hero',
  id: 'hero-1',
  variant: 'split',
  content: { title: 'Rain', image: IMAGE, cta: { label: 'Boots', href: '/c/boots' }, ...content },
  ...item,
});
export const text = (html: string) => ({ type: 'rich-text', id: 'text-1', content: { html } });
export const page = (main: readonly unknown[], change: object = {}) => ({
  seo: { title: 'A page', description: 'What stands on it.' },
  sections: { main },
  ...change,
});

const NONE = { ca: null, gb: null, fr: null, es: null, it: null, nl: null };
/** A folder without findings: one page, an article, a fragment, menu and footer, a component. */
const SOUND: Files = {
  'sites.json': { sites: { ...NONE, de: null } },
  'us/en-us/page/home.json': page([hero(), { type: 'fragment', id: 'sizes', content: { fragmentId: 'sizes' } }]),
  'us/en-us/page/about-us.json': page([text('<p>We walk. <a href="/articles/wet-feet">Why</a></p>')]),
  'us/en-us/article/wet-feet.json': page([text('<p>Wet</p>')], { article: { publishedAt: '2026-03-14' } }),
  'us/en-us/fragment/sizes.json': { sections: [{ ...text('<p>Sizes</p>'), id: 'size-text' }] },
  'us/en-us/menu/main.json': {
    items: [{ label: 'Boots', href: '/c/boots', items: [{ label: 'One', href: '/p/boot' }] }],
  },
  'us/en-us/footer/main.json': {
    columns: [{ title: 'Us', links: [{ label: 'About', href: '/about-us' }] }],
    legal: [],
  },
  'us/en-us/generic/components/search-hub.json': { terms: ['rain'], links: [{ label: 'Boots', href: '/c/boots' }] },
};

/** Checks the folder without findings after adding these files. */
export async function lintWith(
  files: Files = {},
  change: { readonly imageHosts?: readonly string[] } = {},
): Promise<LintReport> {
  const contentDir = await mkdtemp(join(tmpdir(), 'aisle-lint-'));
  try {
    await writeFiles(contentDir, { ...SOUND, ...files });
    await mkdir(join(contentDir, 'media'), { recursive: true });
    await sharp({ create: { width: 40, height: 30, channels: 3, background: 'green' } }).toFile(
      join(contentDir, 'media/hill.png'),
    );
    await writeFile(join(contentDir, 'media', 'broken.png'), 'no picture');
    await writeFile(join(contentDir, 'media', 'heavy.pdf'), 'pdf');
    return await createLinter({ contentDir, mediaFolders: [], imageHosts: [], catalog, ...change }).run();
  } finally {
    await rm(contentDir, { recursive: true });
  }
}

export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    if (content === undefined) continue;
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
}

/** Formats each finding as `error content sections.main.0.content.title`. */
export function lines(findings: readonly Finding[]): readonly string[] {
  return findings.map(({ severity, rule, place }) => `${severity} ${rule} ${place}`.trim());
}

/** Findings of a home page with these sections. */
export async function lintHome(...main: readonly unknown[]): Promise<readonly Finding[]> {
  const fragment = { type: 'fragment', id: 'sizes', content: { fragmentId: 'sizes' } };
  const { findings } = await lintWith({ 'us/en-us/page/home.json': page([...main, fragment]) });
  return findings;
}
