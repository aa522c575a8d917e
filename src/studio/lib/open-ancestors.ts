/** Opens whatever hides an element until a visitor asks for it: entries it lies in, and tabs, from the outermost on. */
export function openAround(element: Element): void {
  const around = element.parentElement?.closest('details, [role="tabpanel"]');
  if (around) openAround(around);
  if (element instanceof HTMLDetailsElement) element.open = true;
  else if (element.matches('[role="tabpanel"][hidden]')) tabOf(element)?.click();
}

function tabOf(panel: Element): HTMLElement | null {
  return panel.ownerDocument.getElementById(panel.getAttribute('aria-labelledby') ?? '');
}
