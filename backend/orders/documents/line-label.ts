import type { Order } from '../../../src/api/orders/orders.schema.ts';
import type { DocumentTexts } from './document-texts.ts';

type Item = Pick<Order['items'][number], 'name' | 'size' | 'sizeLabel' | 'color' | 'colorLabel'> &
  Partial<Pick<Order['items'][number], 'isCustoms' | 'customization'>>;

/** A line of an order in a document: its product with color and size, or what was customised of it. */
export function lineLabel(item: Item, { noReturns }: Pick<DocumentTexts, 'noReturns'>): string {
  const { name, size, sizeLabel, color, colorLabel, customization, isCustoms } = item;
  const facts = customization?.facts.map(({ label, value }) => `${label}: ${value}`) ?? [];
  const own = [name, colorLabel ?? color, sizeLabel ?? size, ...facts].filter(Boolean).join(', ');
  return isCustoms ? `${own} (${noReturns})` : own;
}
