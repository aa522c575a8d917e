/** The built files of modules that scripts import on demand, by path from the root of the repository. */
export type ScriptFiles = Readonly<Record<string, readonly string[]>>;

interface PageScript {
  /** Markup of pages whose scripts import the modules without any interaction. */
  readonly markup: string;
  readonly modules: readonly string[];
  /** Of a page that shows nothing of its own without them. */
  readonly isUrgent?: boolean;
}

const SCREEN = ' data-screen="';

const screen = (name: string, module: string): PageScript => ({
  markup: `${SCREEN}${name}"`,
  modules: ['src/islands/shell/screens.ts', module],
  isUrgent: true,
});

const PAGE_SCRIPTS: readonly PageScript[] = [
  screen('cart', 'src/islands/cart/mount.tsx'),
  screen('favorites', 'src/islands/favorites/mount.tsx'),
  screen('checkout', 'src/islands/checkout/mount.tsx'),
  screen('identity', 'src/islands/account/mount.tsx'),
  screen('orders', 'src/islands/orders/mount.tsx'),
  { markup: ' data-product-form', modules: ['src/islands/product/product-page.ts'] },
  { markup: ' data-behavior="', modules: ['src/islands/content/behaviors.ts'] },
  { markup: ' id="location-check"', modules: ['src/features/location/location-check.ts'] },
];

const HEAD_END = '</head>';
/** Of the template that contains the page's own script (`src/layouts/document/after-first-paint.ts`). */
const [TEMPLATE, TEMPLATE_END] = ['<template>', '</template>'];

/**
 * Names the scripts that the page's own script will import to the browser, beside that script in the template of its
 * head, so that all are requested together and no request waits for another one. Those of a page that shows nothing
 * without them stand before the template and start at once.
 */
export function withScriptPreloads(html: Buffer, files: ScriptFiles): Buffer {
  const head = html.indexOf(HEAD_END);
  const end = head === -1 ? -1 : html.lastIndexOf(TEMPLATE_END, head);
  const start = end === -1 ? -1 : html.lastIndexOf(TEMPLATE, end);
  // Without the template it is a page of the studio, which has scripts of its own.
  if (start === -1) return html;
  const urgent = new Map<string, string>();
  const links = new Map<string, string>();
  const hasScreen = html.indexOf(SCREEN, head) !== -1;
  for (const { markup, modules, isUrgent = false } of PAGE_SCRIPTS) {
    // Most pages have no screen: searching for each would take as long as rendering the page from fragments.
    if ((!hasScreen && markup.startsWith(SCREEN)) || html.indexOf(markup, head) === -1) continue;
    for (const href of modules.flatMap((module) => files[module] ?? []))
      if (!urgent.has(href)) (isUrgent ? urgent : links).set(href, preload(href, isUrgent));
  }
  if (urgent.size + links.size === 0) return html;
  const parts = [html.subarray(0, start), textOf(urgent), html.subarray(start, end), textOf(links), html.subarray(end)];
  return Buffer.concat(parts);
}

const textOf = (links: ReadonlyMap<string, string>) => Buffer.from([...links.values()].join(''));

const preload = (href: string, isUrgent: boolean) =>
  `<link rel="modulepreload"${isUrgent ? '' : ' fetchpriority="low"'} href="${href}">`;
