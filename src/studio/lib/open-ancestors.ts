/** Opens the ancestors that hide an element: `details` and tab panels, outermost first. */
export function openAround(element: Element): void {
  const around = element.parentElement?.closest('details, [role="tabpanel"]');
  if (around) openAround(around);
  if (element instanceof HTMLDetailsElement) element.open = true;
  else if (element.matches('[role="tabpanel"][hidden]')) tabOf(element)?.click();
}

function tabOf(panel: Element): HTMLElement | null {
  return panel.ownerDocument.getElementById(panel.getAttribute('aria-labelledby') ?? '');
}
