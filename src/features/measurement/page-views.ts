/**
 * Calls `run` after the products of a list page were replaced in place, as other filters, another order or another page
 * do: the address then has another query.
 */
export function whenListChanges(run: () => void): void {
  const list = document.querySelector('[data-listing]');
  if (!list) return;
  let address = location.search;
  new MutationObserver(() => {
    if (location.search === address) return;
    address = location.search;
    run();
  }).observe(list, { childList: true, subtree: true });
}
