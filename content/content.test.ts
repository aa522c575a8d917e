import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { assortment } from '../catalog/assortment/index.ts';
import { categories } from '../catalog/assortment/categories.ts';
import { sitesConfig } from '../src/cms/sites.schema.ts';
import { DEFAULT_SITES } from '../src/cms/sites.default.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const sectionsFolder = fileURLToPath(new URL('../src/sections/', import.meta.url));

interface Stored {
  readonly path: string;
  readonly document: unknown;
}

const documents: Stored[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.json') && path.split('/').length > 3)
  .map((path) => ({ path, document: JSON.parse(readFileSync(root + path, 'utf8')) }));

const record = z.record(z.string(), z.unknown());

/** Every object in a document, with those within it, but not what stands below the keys `apart`. */
function objectsIn(value: unknown, apart: readonly string[] = []): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap((entry) => objectsIn(entry, apart));
  const parsed = record.safeParse(value);
  if (!parsed.success) return [];
  const within = Object.entries(parsed.data).filter(([key]) => !apart.includes(key));
  return [parsed.data, ...within.flatMap(([, entry]) => objectsIn(entry, apart))];
}

/** Another crop or a depth of a picture that has words, and the picture of a link in the menu. */
const PICTURES_WITHOUT_WORDS = ['small', 'layers', 'promo'];

const envelope = z.object({
  id: z.string(),
  type: z.enum(['page', 'category', 'product']),
  slug: z.string(),
  locale: z.string(),
  seo: z.object({
    title: z.string().min(3),
    description: z.string().min(10),
    robots: z.string(),
    image: z.object({ src: z.string(), alt: z.string() }).optional(),
  }),
  layout: z.object({ header: z.boolean(), footer: z.boolean(), locationCheck: z.boolean() }),
  sections: z.strictObject({
    'over-image': z.array(z.unknown()),
    main: z.array(z.unknown()),
    'lazy-main': z.array(z.unknown()),
  }),
});

const item = z.object({ type: z.string(), id: z.string(), variant: z.string().optional(), content: record });
const definition = z.object({ type: z.string(), variants: record, schema: z.instanceof(z.ZodObject) });

async function sectionTypes() {
  const found = await Promise.all(
    readdirSync(sectionsFolder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && existsSync(`${sectionsFolder}${entry.name}/section.ts`))
      .map(async ({ name }) => {
        const module = record.parse({ ...(await import(`${sectionsFolder}${name}/section.ts`)) });
        return Object.values(module).flatMap((value) => definition.safeParse(value).data ?? []);
      }),
  );
  return new Map(found.flat().map((section) => [section.type, section]));
}

/** Path after `<site>/<locale>/`, without `.json`. */
const nameOf = ({ path }: Stored): string =>
  path
    .split('/')
    .slice(2)
    .join('/')
    .replace(/\.json$/, '');
const names = new Set(documents.map(nameOf));
const productIds = new Set(assortment.map(({ slug }) => slug));
const categoryIds = new Set(categories.map(({ id }) => id));

function leadsSomewhere(href: string): boolean {
  if (href.startsWith('https://')) return true;
  const [, area = '', slug = ''] = /^\/([^/?#]*)(?:\/([^?#]*))?/.exec(href) ?? [];
  if (area === 'c') return slug === 'all' || categoryIds.has(slug);
  if (area === 'p') return productIds.has(slug);
  if (area === 'articles' && names.has(`article/${slug}`)) return true;
  return (
    href === '/' ||
    ['cart', 'search', 'location-selector', 'order-status', 'return-label'].includes(area) ||
    names.has(`page/${slug ? `${area}/${slug}` : area}`)
  );
}

describe('demo content', () => {
  test('stands under a site and a locale that exist', () => {
    for (const { path } of documents) {
      const [site = '', locale = ''] = path.split('/');
      expect(DEFAULT_SITES.sites[site]?.locales, path).toContain(locale);
    }
  });

  test('has pages, categories and products in their envelope, named after their file', () => {
    for (const stored of documents.filter(({ path }) => /\/(page|category|product)\//.test(path))) {
      const { slug, locale, type } = envelope.parse(stored.document);
      expect(`${type}/${slug}`).toBe(nameOf(stored));
      expect(locale).toBe(stored.path.split('/')[1]);
    }
  });

  test('has section ids that occur once on their page', () => {
    for (const { path, document } of documents) {
      const ids = objectsIn(document).flatMap((object) => item.safeParse(object).data?.id ?? []);
      expect(new Set(ids).size, path).toBe(ids.length);
    }
  });

  test('shows pictures that exist in the size they state, with words for those who cannot see them', async () => {
    const picturesIn = (apart: readonly string[] = []) =>
      documents.flatMap(({ document }) => objectsIn(document, apart)).filter(({ src }) => typeof src === 'string');
    for (const { src, width, height } of picturesIn()) {
      const file = await sharp(root + String(src).slice(1)).metadata();
      if (width !== undefined)
        expect({ width: file.width, height: file.height }, String(src)).toEqual({ width, height });
    }
    for (const { src, alt = '' } of picturesIn(PICTURES_WITHOUT_WORDS))
      expect(String(alt).length, String(src)).toBeGreaterThan(12);
  });

  test('links to pages, categories and products that exist', () => {
    for (const { path, document } of documents) {
      const inFields = objectsIn(document).flatMap(({ href }) => (typeof href === 'string' ? [href] : []));
      const inText = [...JSON.stringify(document).matchAll(/href=\\"([^"\\]+)/g)].map(([, href]) => href ?? '');
      for (const href of [...inFields, ...inText]) expect(leadsSomewhere(href), `${path}: ${href}`).toBe(true);
    }
  });

  test('names products, categories and fragments that exist', () => {
    const list = z.array(z.string()).catch([]);
    for (const object of documents.flatMap(({ document }) => objectsIn(document))) {
      for (const id of list.parse(object['productIds'])) expect(productIds.has(id), id).toBe(true);
      if (typeof object['categoryId'] === 'string') expect(categoryIds.has(object['categoryId'])).toBe(true);
      if (typeof object['fragmentId'] === 'string') expect(names.has(`fragment/${object['fragmentId']}`)).toBe(true);
    }
  });

  test('uses section types and variants that exist, with content of their shape', async () => {
    const types = await sectionTypes();
    for (const { path, document } of documents) {
      const sections = objectsIn(document).flatMap((object) => item.safeParse(object).data ?? []);
      for (const { type, id, variant, content } of sections.filter((section) => section.type !== 'fragment')) {
        const section = types.get(type);
        expect(section, `${path} ${id}: ${type}`).toBeDefined();
        if (variant !== undefined) expect(Object.keys(section?.variants ?? {}), `${path} ${id}`).toContain(variant);
        expect(section?.schema.safeParse(content).error?.message, `${path} ${id}`).toBeUndefined();
      }
    }
  });

  test('configures sites that merge with the built-in ones', () => {
    const own = record.parse(JSON.parse(readFileSync(`${root}sites.json`, 'utf8')));
    const config = sitesConfig.parse({ ...DEFAULT_SITES, ...own });
    const targets = Object.values(config.redirects).flat();
    for (const { to } of targets) {
      const host = /^https:\/\/([^/]+)/.exec(to)?.[1];
      expect(host ? config.redirectHosts.includes(host) : leadsSomewhere(to), to).toBe(true);
    }
  });
});
