/** Notes the view of a product, where the visitor consented to targeting, and completes the link that compares. */
export function attach(element: HTMLElement): void {
  import('./product-view.ts').then((module) => module.noteView(element)).catch(console.debug);
}
