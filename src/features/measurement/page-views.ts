/**
 * Calls `run` after the products of a list page were replaced in place, as other filters, another order or another page
 * do: the list announces it (`islands/search/product-list.ts`), and gets its address in the same task.
 */
export function whenListChanges(run: () => void): void {
  document.addEventListener('listchange', () => setTimeout(run));
}
