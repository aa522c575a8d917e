import { BadCell, excerpt, type Cell } from './cell.ts';

/**
 * Values of Google Merchant feeds and of schema.org; products that can be ordered but not sent yet are not for sale.
 */
const FOR_SALE = ['instock', 'limitedavailability', 'onlineonly', 'availablefororder', 'madetoorder'];
const NOT_FOR_SALE = [
  'outofstock',
  'preorder',
  'presale',
  'backorder',
  'soldout',
  'discontinued',
  'instoreonly',
  'reserved',
];

/** Whether the item can be bought; an empty cell means yes. */
export function readAvailability(cell: Cell): boolean {
  const word = cell.text
    .replace(/^.*[/:]/, '')
    .replace(/[\s_-]/g, '')
    .toLowerCase();
  if (word === '' || FOR_SALE.includes(word)) return true;
  if (NOT_FOR_SALE.includes(word)) return false;
  throw new BadCell(cell.issue(`"${excerpt(cell.text)}" is not an availability such as in_stock`));
}
