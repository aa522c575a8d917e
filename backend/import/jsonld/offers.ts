import { ANY_CURRENCY } from '../../db/tables.ts';
import { readAvailability } from '../parsing/availability.ts';
import { BadCell, DEFAULT_STOCK, excerpt, readCount, toCurrency, toMinorUnits } from '../parsing/cell.ts';
import type { JsonObject } from '../parsing/json-values.ts';
import type { PriceDraft, Issue, Selling } from '../parsing/product-draft.ts';
import { localName, memberOf, nodesOf, textOf, typesOf } from './members.ts';

/** A node with its line, and its path below the record, such as `hasVariant[2]`. */
export interface LocatedNode {
  readonly line: number;
  readonly path: string;
  readonly node: JsonObject;
}

export interface Offered extends Selling {
  readonly prices: PriceDraft[];
  readonly stock: number;
}

const FORMER = ['StrikethroughPrice', 'ListPrice', 'SRP', 'MSRP'];

/** The offer of a product, per currency the cheapest; a product without offers is not sold. Throws `BadCell`. */
export function readOffers(located: LocatedNode): Offered {
  const offers = nodesOf(memberOf(located.node, 'offers')).flatMap(offersWithin);
  if (offers.length === 0) throw new BadCell(issueAt(located, 'offers', 'is missing'));
  const prices = new Map<string, PriceDraft>();
  for (const offer of offers) {
    const price = readOffer(offer, located);
    const known = prices.get(price.currency);
    if (known === undefined || price.current < known.current) prices.set(price.currency, price);
  }
  const [best] = offers.map((offer) => readStock(offer, located)).toSorted((a, b) => b.stock - a.stock);
  return { prices: [...prices.values()], stock: 0, ...best };
}

/** An `AggregateOffer` yields its nested offers, or one at its lowest price. */
function offersWithin(offer: JsonObject): readonly JsonObject[] {
  const inner = nodesOf(memberOf(offer, 'offers'));
  return inner.length > 0 ? inner.map((one) => ({ ...offer, offers: undefined, ...one })) : [offer];
}

function readOffer(offer: JsonObject, located: LocatedNode): PriceDraft {
  const specifications = nodesOf(memberOf(offer, 'priceSpecification'));
  const isFormer = (one: JsonObject) => FORMER.includes(localName(textOf(one, 'priceType')));
  const sold = [offer, ...specifications.filter((one) => !isFormer(one))];
  const read = (name: string) => sold.map((one) => textOf(one, name)).find((text) => text !== '') ?? '';
  const currency = readCurrency(read('priceCurrency'), located);
  const current = readAmount(read('price') || read('lowPrice'), currency, located);
  const before = specifications.find((one) => isFormer(one) && sameCurrency(one, currency));
  const former = before === undefined ? current : readAmount(textOf(before, 'price'), currency, located);
  return { currency, current, original: Math.max(current, former) };
}

function sameCurrency(specification: JsonObject, currency: string): boolean {
  const own = textOf(specification, 'priceCurrency');
  return own === '' || own.toUpperCase() === currency;
}

/** Without a currency the price applies to every site, in the site's own currency. */
function readCurrency(text: string, located: LocatedNode): string {
  const currency = text === '' ? ANY_CURRENCY : toCurrency(text);
  if (currency !== undefined) return currency;
  throw new BadCell(issueAt(located, 'offers.priceCurrency', `"${excerpt(text)}" is not a currency such as USD`));
}

function readAmount(text: string, currency: string, located: LocatedNode): number {
  if (text === '') throw new BadCell(issueAt(located, 'offers.price', 'is empty'));
  const amount = toMinorUnits(text, currency);
  if (amount !== undefined) return amount;
  throw new BadCell(issueAt(located, 'offers.price', `"${excerpt(text)}" is not a price such as 49.95`));
}

/** Units for sale, 100 where the offer states availability without a quantity, and from when. */
function readStock(offer: JsonObject, located: LocatedNode): Selling & { readonly stock: number } {
  const availability = textOf(offer, 'availability') || idText(memberOf(offer, 'availability'));
  const cellOf = (name: string, text: string) => ({
    text,
    issue: (message: string) => issueAt(located, `offers.${name}`, message),
  });
  const starts = cellOf('availabilityStarts', textOf(offer, 'availabilityStarts'));
  const { hasStock, ...selling } = readAvailability(cellOf('availability', availability), starts);
  const level = textOf(offer, 'inventoryLevel');
  const units = () => (level === '' ? DEFAULT_STOCK : readCount(cellOf('inventoryLevel', level)));
  return { ...selling, stock: hasStock ? units() : 0 };
}

function idText(value: unknown): string {
  const [node] = nodesOf(value);
  return node === undefined ? '' : (typesOf(node)[0] ?? String(node['@id'] ?? ''));
}

export function issueAt({ line, path }: LocatedNode, name: string, message: string): Issue {
  return { line, column: path === '' ? name : `${path}.${name}`, message };
}
