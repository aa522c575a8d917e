import { formatMoney } from '../../../domain/money.ts';
import { totalRows } from '../../../domain/pricing/total-rows.ts';
import type { Order } from '../../../src/api/orders/orders.schema.ts';
import type { Scope } from '../../core/scope.ts';
import { documentTexts, TOTAL_LABELS, type DocumentTexts } from './document-texts.ts';
import { lineLabel } from './line-label.ts';
import { addressLines, drawPdf, printable, writeBold, type Page } from './pdf.ts';

export interface InvoiceContext {
  readonly brand: string;
  readonly scope: Scope;
}

const MARGIN = 56;
/** Widths of the columns right of the item, in points. */
const WIDTHS = { qty: 48, price: 84, amount: 84 } as const;

/** The invoice of an order as PDF, in the order's language, on the paper format of its country. */
export function drawInvoice(order: Order, { brand, scope }: InvoiceContext): Promise<Buffer> {
  const texts = documentTexts(scope.locale);
  const isLetter = scope.country === 'US' || scope.country === 'CA';
  const title = `${texts.invoice} ${order.orderNumber}`;
  const paper = { size: isLetter ? 'LETTER' : 'A4', margin: MARGIN, title, locale: scope.locale } as const;
  const money = (amount: number) => printable(formatMoney(amount, order.currency, scope.locale));
  return drawPdf(paper, (page) => {
    writeHead(page, order, { brand, texts, locale: scope.locale });
    writeLines(page, order, { texts, money });
    writeTotals(page, order, { texts, money, taxMode: scope.taxMode });
  });
}

function writeHead(
  page: Page,
  { orderNumber, orderDate, status, billingAddress, inStoreSalesInfo: sale }: Order,
  { brand, texts, locale }: { brand: string; texts: DocumentTexts; locale: string },
): void {
  writeBold(page, brand, 20);
  page.moveDown();
  writeBold(page, texts.invoice, 14);
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(orderDate));
  page.fontSize(10).text(printable(`${texts.orderNumber}: ${orderNumber}`));
  page.text(printable(`${texts.date}: ${date}`));
  if (sale) page.text(printable(`${texts.soldBy}: ${sale.storeEmployeeName}, ${sale.storeName}`));
  if (status === 'cancelled') page.text(printable(texts.cancelled));
  page.moveDown().text(printable(`${texts.invoiceFor}:`));
  for (const line of addressLines(billingAddress)) page.text(printable(line));
  page.moveDown(2);
}

interface InvoiceFormat {
  readonly texts: DocumentTexts;
  readonly money: (amount: number) => string;
}

function writeLines(page: Page, { items }: Order, { texts, money }: InvoiceFormat): void {
  writeRow(page, [texts.item, texts.qty, texts.price, texts.amount]);
  rule(page);
  for (const item of items) {
    const { qty, price } = item;
    writeRow(page, [lineLabel(item, texts), String(qty), money(price.current), money(price.rowTotal)]);
  }
  rule(page);
}

function writeTotals(
  page: Page,
  { totals }: Order,
  { texts, money, taxMode }: InvoiceFormat & { taxMode: string },
): void {
  const isTaxIncluded = taxMode === 'inclusive';
  for (const { name, amount } of totalRows(totals, isTaxIncluded)) {
    writeRow(page, [texts[TOTAL_LABELS[name]], '', '', money(amount)]);
  }
  rule(page);
  page.font('Helvetica-Bold');
  writeRow(page, [texts.total, '', '', money(totals.total)]);
  page.font('Helvetica');
  if (isTaxIncluded) writeRow(page, [texts.taxContained, '', '', money(totals.tax)]);
}

/** Starts a new page when the row does not fit. */
function writeRow(page: Page, [label, qty, price, amount]: readonly [string, string, string, string]): void {
  const { left, right } = page.page.margins;
  const width = page.page.width - left - right;
  const own = width - WIDTHS.qty - WIDTHS.price - WIDTHS.amount;
  const height = page.heightOfString(printable(label), { width: own });
  if (page.y + height > page.page.height - page.page.margins.bottom) page.addPage();
  const top = page.y;
  const end = { align: 'right' } as const;
  page.text(printable(label), left, top, { width: own });
  const below = page.y;
  page.text(qty, left + own, top, { ...end, width: WIDTHS.qty });
  page.text(price, left + own + WIDTHS.qty, top, { ...end, width: WIDTHS.price });
  page.text(amount, left + own + WIDTHS.qty + WIDTHS.price, top, { ...end, width: WIDTHS.amount });
  page.x = left;
  page.y = Math.max(below, page.y) + 4;
}

function rule(page: Page): void {
  const { left, right } = page.page.margins;
  page
    .moveTo(left, page.y)
    .lineTo(page.page.width - right, page.y)
    .lineWidth(0.5)
    .stroke();
  page.moveDown(0.5);
}
