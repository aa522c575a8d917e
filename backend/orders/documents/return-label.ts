import type { Order } from '../../../src/api/orders/orders.schema.ts';
import type { ReturnItem } from '../../../src/api/orders/purchases.schema.ts';
import { documentTexts } from './document-texts.ts';
import { addressLines, drawPdf, printable, writeBold, type Page } from './pdf.ts';
import type { Kysely } from 'kysely';
import type { Site } from '../../../src/cms/site/sites.schema.ts';
import { townLine } from '../../../domain/address/town-line.ts';
import type { Tables } from '../../db/tables.ts';

export interface LabelContent {
  readonly returnNumber: string;
  readonly order: Order;
  readonly items: readonly ReturnItem[];
  readonly locale: string;
  /** Lines of the address for returns. */
  readonly recipient: readonly string[];
}

/** Four by six inches, the format of label printers; in points. */
const SIZE: [number, number] = [288, 432];

/** The label of a return as PDF: sender, recipient, items, and the return's number as Code 128 (ISO/IEC 15417). */
export async function drawReturnLabel(content: LabelContent): Promise<Buffer> {
  const { returnNumber, order, items, locale, recipient } = content;
  const texts = documentTexts(locale);
  const { default: bwipjs } = await import('bwip-js/node');
  const barcode = await bwipjs.toBuffer({ bcid: 'code128', text: returnNumber, height: 14, includetext: true });
  const title = `${texts.returnLabel} ${returnNumber}`;
  const names = new Map(order.items.map(({ id, name }) => [id, name]));
  return drawPdf({ size: SIZE, margin: 20, title, locale }, (page) => {
    writeBold(page, texts.returnLabel, 16);
    page.moveDown(0.5);
    writeParty(page, texts.from, addressLines(order.shipments[0]?.address ?? order.billingAddress));
    writeParty(page, texts.to, recipient);
    page.image(barcode, { fit: [248, 90], align: 'center' });
    page
      .moveDown(0.5)
      .fontSize(9)
      .text(printable(`${texts.returnNumber}: ${returnNumber}`));
    page.text(printable(`${texts.orderNumber}: ${order.orderNumber}`)).moveDown(0.5);
    const contents = items.map(({ itemId, qty }) => `${qty} × ${names.get(itemId) ?? itemId}`).join(', ');
    const height = page.page.height - page.y - 60;
    page.text(printable(`${texts.contents}: ${contents}`), { height, ellipsis: true });
    page.fontSize(8).text(printable(texts.returnHint), 20, page.page.height - 44, { lineBreak: false });
  });
}

function writeParty(page: Page, label: string, lines: readonly string[]): void {
  page.fontSize(8).text(printable(label));
  page.fontSize(11);
  for (const line of lines) page.text(printable(line));
  page.moveDown(0.5);
}

/** Lines of the address for returns: that of the site, else of a store in its country. */
export async function loadReturnAddress(read: Kysely<Tables>, site: Site | undefined): Promise<readonly string[]> {
  if (site === undefined) return [];
  if (site.returnAddress !== undefined) return site.returnAddress;
  const store = await read
    .selectFrom('store')
    .selectAll()
    .where('country_code', '=', site.country)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (!store) return [site.country];
  const { postal_code: postalCode, city, province, country_code: countryCode } = store;
  const location = townLine({ postalCode, city, province, countryCode });
  return [store.address_line1, store.address_line2 ?? '', location, countryCode].filter(Boolean);
}
