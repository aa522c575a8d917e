import { BadCell, excerpt, type Cell } from './cell.ts';
import type { Selling } from './product-draft.ts';

/**
 * Values of Google Merchant feeds and of schema.org; products that can be ordered but not sent yet are for sale from the
 * day on which they are available, and not for sale without one.
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

const AHEAD = ['preorder', 'presale', 'backorder'];

export interface ReadAvailability extends Selling {
  /** Whether its stock can be bought, now or from the release on. */
  readonly hasStock: boolean;
}

/** Reads whether the item can be bought, an empty cell meaning yes, and the day from which it can. */
export function readAvailability(cell: Cell, day: Cell): ReadAvailability {
  const word = cell.text
    .replace(/^.*[/:]/, '')
    .replace(/[\s_-]/g, '')
    .toLowerCase();
  if (word === '' || FOR_SALE.includes(word)) return { hasStock: true };
  if (AHEAD.includes(word) && day.text !== '') return { hasStock: true, releasesAt: readMoment(day) };
  if (word === 'discontinued') return { hasStock: false, isDiscontinued: true };
  if (NOT_FOR_SALE.includes(word)) return { hasStock: false };
  throw new BadCell(cell.issue(`"${excerpt(cell.text)}" is not an availability such as in_stock`));
}

function readMoment(cell: Cell): number {
  const moment = Date.parse(cell.text);
  if (!Number.isNaN(moment)) return moment;
  throw new BadCell(cell.issue(`"${excerpt(cell.text)}" is not a day such as 2027-03-01`));
}
