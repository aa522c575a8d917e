import type { MeasuredItem } from '../../lib/measurement/measured-event.ts';
import { toInteractionOrigin, type InteractionOrigin } from '../../lib/product/interaction-origins.ts';

/** An element of a list that leads to one product. */
export const ITEM = '[data-item-id]';
export const LIST = '[data-interaction-origin]';

/** What leads to a product from an element: its list and section. */
export interface ListPosition {
  readonly origin: InteractionOrigin | undefined;
  readonly tracking: string | undefined;
  readonly listName: string;
}

export function positionOf(element: Element, pageName: string): ListPosition {
  const dataOf = (selector: string) => element.closest<HTMLElement>(selector)?.dataset;
  return {
    origin: toInteractionOrigin(dataOf(LIST)?.['interactionOrigin']),
    tracking: dataOf('[data-delocalized-tracking]')?.['delocalizedTracking'],
    listName: dataOf('[data-section-id]')?.['sectionId'] ?? pageName,
  };
}

/** Positive integers and decimals as the server writes them; undefined for anything else. */
export function readAmount(text: string | undefined): number | undefined {
  const value = Number(text);
  return text !== undefined && text !== '' && value >= 0 ? value : undefined;
}

/** The product of an element, at its position among those of its list. */
export function readListItem(element: HTMLElement, { origin, tracking, listName }: ListPosition): MeasuredItem {
  const others = [...(element.closest(LIST) ?? document).querySelectorAll(ITEM)];
  const price = readAmount(element.dataset['itemPrice']);
  return {
    item_id: element.dataset['itemId'] ?? '',
    item_name: element.querySelector('a[href]:not([aria-label])')?.textContent.trim() ?? '',
    ...(price !== undefined && { price }),
    index: others.indexOf(element) + 1,
    item_list_name: listName,
    ...(origin !== undefined && { interactionOrigin: origin }),
    ...(tracking !== undefined && { delocalizedTracking: tracking }),
  };
}
