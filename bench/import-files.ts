import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { benchProduct, PRODUCTS } from './catalog-data.ts';

export const VARIANTS = 100_000;
const COLORS = ['Peat', 'Slate', 'Moss', 'Ember'];
const DESCRIPTION = 'It is cut long, closes with one hand and dries on a radiator overnight. '.repeat(8);

interface BenchVariant {
  readonly sku: string;
  readonly color: string;
  readonly size: string;
  readonly price: string;
  readonly image: string;
}

/** The rows of a product are adjacent; the first has its texts. */
export async function writeShopifyFile(file: string): Promise<void> {
  const header =
    'Handle,Title,Body (HTML),Vendor,Type,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Variant Inventory Qty,Variant Inventory Policy,Variant Inventory Tracker,Image Src,Variant Image';
  await writeLines(file, header, function* () {
    for (let index = 0; index < PRODUCTS; index += 1) {
      const { id, name, type } = benchProduct(index);
      for (let at = index; at < VARIANTS; at += PRODUCTS) {
        const { sku, color, size, price, image } = variantOf(id, at);
        const texts = at === index ? [name, `"<p>${DESCRIPTION}</p>"`, 'Fjordline', type] : ['', '', '', ''];
        const options = at === index ? ['Color', color, 'Size', size] : ['', color, '', size];
        yield [id, ...texts, ...options, sku, price, '7', 'deny', 'shopify', image, image].join(',');
      }
    }
  });
}

/** Every row has every text, and the rows of a product are not adjacent. */
export async function writeGoogleFile(file: string): Promise<void> {
  const header =
    'id\ttitle\tdescription\tlink\timage_link\tavailability\tprice\tbrand\titem_group_id\tcolor\tsize\tproduct_type';
  await writeLines(file, header, function* () {
    for (let at = 0; at < VARIANTS; at += 1) {
      const { id, name, type } = benchProduct(at % PRODUCTS);
      const { sku, color, size, price, image } = variantOf(id, at);
      const sold = ['in_stock', `${price} USD`, 'Fjordline'];
      const link = `https://shop.test/p/${id}?sku=${sku}`;
      yield [sku, `${name} - ${color} / ${size}`, DESCRIPTION, link, image, ...sold, id, color, size, type].join('\t');
    }
  });
}

function variantOf(id: string, at: number): BenchVariant {
  const index = Math.floor(at / PRODUCTS);
  const color = COLORS[index % COLORS.length] ?? '';
  return {
    sku: `${id}-${index}`,
    color,
    size: String(36 + Math.floor(index / COLORS.length)),
    price: `${20 + (at % 400)}.95`,
    image: `https://pictures.test/${id}/${color.toLowerCase()}.jpg`,
  };
}

async function writeLines(file: string, header: string, lines: () => Generator<string>): Promise<void> {
  const text = function* () {
    yield `${header}\n`;
    for (const line of lines()) yield `${line}\n`;
  };
  await pipeline(Readable.from(text()), createWriteStream(file));
}
