import { visibleTexts } from './visible-text.ts';

const CONCURRENCY = 4;

interface CrawledPage {
  /** The address without origin and locale, as the default locale has it. */
  readonly path: string;
  readonly texts: readonly string[];
}

/**
 * Every page of a locale, or each `step`th, that the sitemap of the default locale names, which is the fallback of all
 * others.
 */
export async function crawlLocale(origin: string, locale: string, step = 1): Promise<readonly CrawledPage[]> {
  const waiting = (await sitemapPaths(origin)).filter((_, index) => index % step === 0);
  const prefix = locale === 'en-us' ? '' : `/${locale}`;
  const pages: CrawledPage[] = [];
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const response = await fetch(origin + prefix + path);
      if (!response.ok) throw new Error(`${prefix}${path} returned ${response.status}`);
      pages.push({ path, texts: visibleTexts(await response.text(), locale) });
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return pages;
}

async function sitemapPaths(origin: string): Promise<readonly string[]> {
  const maps = (await locationsOf(`${origin}/sitemap.xml`)).filter((map) => map.includes('/en-us-'));
  const pages = await Promise.all(maps.map(locationsOf));
  return pages.flat().map((address) => new URL(address).pathname);
}

async function locationsOf(address: string): Promise<readonly string[]> {
  const response = await fetch(address);
  return [...(await response.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, href = '']) => href);
}
