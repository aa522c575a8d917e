const CLOSED = 'main :is(details:not([open]), [role="tabpanel"][hidden])';
const OPENED = 'data-checker-opened';

/** Takes room, so that everything in it has its size, but none in the page and where nobody sees it. */
const BESIDE_THE_PAGE = `position: absolute; inset-inline-start: -200vw; inline-size: 100%;`;
const STYLESHEET = `
  [role='tabpanel'][${OPENED}] { ${BESIDE_THE_PAGE} }
  details[${OPENED}]::details-content { ${BESIDE_THE_PAGE} }
`;

/** Parts of sections that a visitor has to open: entries of an accordion, tabs that are not chosen. */
export function closedParts(document: Document): Element[] {
  return [...document.querySelectorAll(CLOSED)];
}

/** Opens parts beside the page, so that nothing of it moves; answers what closes them again. */
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

/** Entries with one name close each other. */
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

/** Whether somebody who opens all that can be opened meets the element. */
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
