import { saveComparison } from './comparison.ts';

/** Remembers the comparison in this tab, so that a product page can add its product to it. */
export function attach(element: HTMLElement): void {
  saveComparison((element.dataset['ids'] ?? '').split(',').filter(Boolean));
}
