import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { accordion } from '../src/sections/accordion/section.ts';
import { banner } from '../src/sections/banner/section.ts';
import { editorial } from '../src/sections/editorial/section.ts';
import { hero } from '../src/sections/hero/section.ts';
import { imageGrid } from '../src/sections/image-grid/section.ts';
import { productCarousel } from '../src/sections/product-carousel/section.ts';
import { richText } from '../src/sections/rich-text/section.ts';
import { tabs } from '../src/sections/tabs/section.ts';

interface BenchItem {
  readonly type: string;
  readonly id: string;
  readonly variant: string;
  readonly content: Readonly<Record<string, unknown>>;
}

/** The section types of most pages, each with all of its samples; product carousels also read the catalogue. */
const SAMPLES = [hero, banner, productCarousel, richText, editorial, imageGrid, accordion, tabs].flatMap(
  ({ type, samples }) => Object.entries(samples).map(([variant, content]) => ({ type, variant, content })),
);

/** `count` section items, all with different texts. */
function benchItems(count: number): readonly BenchItem[] {
  return Array.from({ length: count }, (_, index) => {
    const sample = SAMPLES[index % SAMPLES.length] ?? { type: 'divider', variant: 'default', content: {} };
    const { type, variant, content } = sample;
    const title = `Section ${index + 1} of ${count}`;
    return { type, variant, id: `bench-${index}`, content: { ...content, title } };
  });
}

/** Writes `bench-<count>` as a page document into a folder for `CONTENT_DIR`. */
export function writeBenchPage(folder: string, count: number): void {
  const pages = join(folder, 'us', 'en-us', 'page');
  mkdirSync(pages, { recursive: true });
  const document = {
    id: `page-bench-${count}`,
    type: 'page',
    slug: `bench-${count}`,
    seo: { title: `Bench ${count}` },
    sections: { main: benchItems(count) },
  };
  writeFileSync(join(pages, `bench-${count}.json`), JSON.stringify(document));
}
