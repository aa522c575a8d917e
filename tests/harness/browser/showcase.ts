import type { Page } from '@playwright/test';
import { definitionOf, sectionTypes } from '../sample-pages.ts';

/** A variant of a section type, and the showcase URL that shows it alone. */
export interface ShowcaseCell {
  readonly type: string;
  readonly variant: string;
  readonly name: string;
  address(query?: Readonly<Record<string, string>>): string;
}

/** All variants of all section types, read from the folders: new ones are included automatically. */
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

/** Returns the problem of a sample on an open page: the section is missing or empty, or a nested one is omitted. */
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

/** Runs `work` for every item, in parallel on the given pages. */
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
