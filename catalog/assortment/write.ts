import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { buildProduct } from './build.ts';
import { assortment } from './index.ts';

/** Writes `catalog/products/`: `node catalog/assortment/write.ts`, after a source changed. */
const folder = fileURLToPath(new URL('../products/', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const source of assortment) {
  writeFileSync(
    `${folder}${source.slug}.json`,
    await format(JSON.stringify(buildProduct(source)), { parser: 'json', printWidth: 120 }),
  );
}
console.log(`${assortment.length} products written`);
