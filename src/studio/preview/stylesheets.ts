/** Adds missing stylesheets; settles once they apply. Returns `undefined` where none is missing. */
export function addStylesheets(hrefs: readonly string[]): Promise<unknown> | undefined {
  const known = new Set(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href),
  );
  const fresh = hrefs.map((href) => new URL(href, location.origin).href).filter((href) => !known.has(href));
  return fresh.length === 0 ? undefined : Promise.all(fresh.map(addStylesheet));
}

function addStylesheet(href: string): Promise<unknown> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  const settled = new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });
  document.head.append(link);
  return settled;
}

const rules = new Map<string, { stylesheet: CSSStyleSheet; css: string }>();

/** Replaces the scroll animation rules of a source; those of the initial page are in its head. */
export function showRules(source: string, css: string): void {
  const known = rules.get(source);
  if (known ? known.css === css : css === '') return;
  const stylesheet = known?.stylesheet ?? new CSSStyleSheet();
  stylesheet.replaceSync(css);
  rules.set(source, { stylesheet, css });
  if (source === 'page') dropFirstRules();
  if (!known) document.adoptedStyleSheets.push(stylesheet);
}

/** The `@layer` order stays in the head; animations come from the later stylesheets. */
function dropFirstRules(): void {
  const first = document.querySelector<HTMLStyleElement>('head > style')?.sheet;
  for (let index = (first?.cssRules.length ?? 0) - 1; index >= 0; index -= 1) {
    if (first?.cssRules[index] instanceof CSSMediaRule) first.deleteRule(index);
  }
}
