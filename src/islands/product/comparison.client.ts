/** Remembers the comparison in this tab, so that a product page can add its product to it. */
export function attach(element: HTMLElement): void {
  const ids = (element.dataset['ids'] ?? '').split(',').filter(Boolean);
  import('./comparison.ts').then((module) => module.saveComparison(ids)).catch(console.debug);
}
