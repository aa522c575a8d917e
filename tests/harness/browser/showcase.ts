import type { Page } from '@playwright/test';
import { definitionOf, sectionTypes } from '../sample-pages.ts';

/** A section type in one of its variants, and where the showcase shows it alone. */
export interface ShowcaseCell {
  readonly type: string;
  readonly variant: string;
  readonly name: string;
  address(query?: Readonly<Record<string, string>>): string;
}

/** Every variant of every section type, found in the folders: a new one needs no line anywhere. */
export async function showcaseCells(): Promise<readonly ShowcaseCell[]> {
  const definitions = await Promise.all(sectionTypes().map(definitionOf));
  return definitions.flatMap(({ type, variants }) => Object.keys(variants).map((variant) => cellOf(type, variant)));
}

function cellOf(type: string, variant: string): ShowcaseCell {
  return {
    type,
    variant,
    name: `${type}/${variant}`,
    address: (query = {}) => `/cms/showcase/single?${new URLSearchParams({ type, variant, ...query })}`,
  };
}

/** What is wrong with a sample on an open page: the section is missing or shows nothing, or one in it is left out. */
export async function issuesOf(page: Page, { type, variant, name }: ShowcaseCell): Promise<readonly string[]> {
  return page.evaluate(
    ([id, label]) => {
      const section = document.querySelector(`[data-section-id="${id}"]`);
      const left = [...document.querySelectorAll('.section-fault')].map((issue) => `${label}: ${issue.textContent}`);
      if (section === null) return [`${label}: is not on the page`, ...left];
      const { width, height } = section.getBoundingClientRect();
      return width * height < 1 ? [`${label}: shows nothing`, ...left] : left;
    },
    [`${type}-${variant}`, name] as const,
  );
}

/** Does `work` for every item, on as many pages at once as there are. */
export async function share<Item>(
  pages: readonly Page[],
  items: readonly Item[],
  work: (page: Page, item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items];
  await Promise.all(
    pages.map(async (page) => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(page, item);
    }),
  );
}
