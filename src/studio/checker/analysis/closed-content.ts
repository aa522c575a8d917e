const CLOSED = 'main :is(details:not([open]), [role="tabpanel"][hidden])';
const OPENED = 'data-checker-opened';

/** Lays the content out at its full size, but off-screen and without affecting the layout of the page. */
const BESIDE_THE_PAGE = `position: absolute; inset-inline-start: -200vw; inline-size: 100%;`;
const STYLESHEET = `
  [role='tabpanel'][${OPENED}] { ${BESIDE_THE_PAGE} }
  details[${OPENED}]::details-content { ${BESIDE_THE_PAGE} }
`;

/** Returns the parts of sections that a visitor has to open: accordion entries, tab panels that are not selected. */
export function closedParts(document: Document): Element[] {
  return [...document.querySelectorAll(CLOSED)];
}

/** Opens parts off-screen, so that the page does not shift; returns a function that closes them. */
export function openParts(parts: readonly Element[]): () => void {
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync(STYLESHEET);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, stylesheet];
  const closings = parts.map((part) => (part instanceof HTMLDetailsElement ? openEntry(part) : openPanel(part)));
  return () => {
    closings.forEach((close) => close());
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== stylesheet);
  };
}

/** `details` elements that share a name close each other. */
function openEntry(entry: HTMLDetailsElement): () => void {
  const { name } = entry;
  entry.removeAttribute('name');
  entry.setAttribute(OPENED, '');
  entry.open = true;
  return () => {
    entry.open = false;
    entry.removeAttribute(OPENED);
    if (name !== '') entry.name = name;
  };
}

function openPanel(panel: Element): () => void {
  panel.setAttribute(OPENED, '');
  panel.removeAttribute('hidden');
  return () => {
    panel.setAttribute('hidden', '');
    panel.removeAttribute(OPENED);
  };
}

/** Whether the element is exposed once everything that can be opened is open. */
export function isReachable(element: Element, isExposed: (element: Element) => boolean): boolean {
  const part = element.closest('summary') === null ? element.closest(CLOSED) : null;
  if (part === null) return isExposed(element);
  const isHiddenWithin = [...ancestorsWithin(element, part)].some(
    (one) => getComputedStyle(one).display === 'none' || one.getAttribute('aria-hidden') === 'true',
  );
  return !isHiddenWithin && part.parentElement !== null && isReachable(part.parentElement, isExposed);
}

function* ancestorsWithin(element: Element, part: Element): Iterable<Element> {
  for (let at: Element | null = element; at !== null && at !== part; at = at.parentElement) yield at;
}
