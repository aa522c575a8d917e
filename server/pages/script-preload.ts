import { isFragment, knownPerFragment, type PageHtml } from './page-html.ts';

/** The built files of modules that scripts import on demand, by path from the root of the repository. */
export type ScriptFiles = Readonly<Record<string, readonly string[]>>;

interface PageScript {
  /** Markup of pages whose scripts import the modules without any interaction. */
  readonly markup: string;
  readonly modules: readonly string[];
  /** Of a page that shows nothing of its own without them. */
  readonly isUrgent?: boolean;
}

const screen = (name: string, module: string, { isUrgent = true } = {}): PageScript => ({
  markup: ` data-screen="${name}"`,
  modules: ['src/islands/shell/screens.ts', module],
  isUrgent,
});

const PAGE_SCRIPTS: readonly PageScript[] = [
  screen('cart', 'src/islands/cart/mount.tsx'),
  screen('favorites', 'src/islands/favorites/mount.tsx'),
  screen('checkout', 'src/islands/checkout/mount.tsx'),
  screen('identity', 'src/islands/account/mount.tsx'),
  screen('orders', 'src/islands/orders/mount.tsx'),
  screen('account', 'src/islands/account/account-forms.ts', { isUrgent: false }),
  screen('new-card', 'src/islands/account/new-card.ts', { isUrgent: false }),
  { markup: ' data-product-form', modules: ['src/islands/product/product-page.ts'] },
  { markup: ' data-behavior="', modules: ['src/islands/content/behaviors.ts'] },
  {
    markup: ' data-asks-country',
    modules: ['src/features/prompts/prompts.ts', 'src/features/location/location-check.ts'],
  },
];

const HEAD_END = '</head>';
/** Of the template that contains the page's own script (`src/layouts/document/after-first-paint.ts`). */
const [TEMPLATE, TEMPLATE_END] = ['<template>', '</template>'];

/**
 * Names the scripts that the page's own script will import to the browser, beside that script in the template of its
 * head, so that all are requested together and no request waits for another one. Those of a page that shows nothing
 * without them stand before the template and start at once.
 */
export function withScriptPreloads(html: PageHtml, files: ScriptFiles): PageHtml {
  const place = html.findIndex((part, index) => !isFragment(index) && part.includes(HEAD_END));
  const part = html[place];
  const end = part?.lastIndexOf(TEMPLATE_END, part.indexOf(HEAD_END)) ?? -1;
  const start = part === undefined || end === -1 ? -1 : part.lastIndexOf(TEMPLATE, end);
  // Without the template it is a page of the studio, which has scripts of its own.
  if (part === undefined || start === -1) return html;
  const [urgent, links] = preloadsOf([part.subarray(end), ...html.slice(place + 1)], files);
  if (urgent === '' && links === '') return html;
  const parts = [part.subarray(0, start), Buffer.from(urgent), part.subarray(start, end), Buffer.from(links)];
  return html.with(place, Buffer.concat([...parts, part.subarray(end)]));
}

const scriptsIn = knownPerFragment((part) => PAGE_SCRIPTS.filter(({ markup }) => part.includes(markup)));

/** Links of what starts at once, and of the rest; each file once. */
function preloadsOf(html: PageHtml, files: ScriptFiles): readonly [urgent: string, links: string] {
  const found = new Set(html.flatMap((_, place) => scriptsIn(html, place)));
  const urgent = new Map<string, string>();
  const links = new Map<string, string>();
  for (const script of PAGE_SCRIPTS) {
    if (!found.has(script)) continue;
    const { modules, isUrgent = false } = script;
    for (const href of modules.flatMap((module) => files[module] ?? []))
      if (!urgent.has(href)) (isUrgent ? urgent : links).set(href, preload(href, isUrgent));
  }
  return [textOf(urgent), textOf(links)];
}

const textOf = (links: ReadonlyMap<string, string>) => [...links.values()].join('');

const preload = (href: string, isUrgent: boolean) =>
  `<link rel="modulepreload"${isUrgent ? '' : ' fetchpriority="low"'} href="${href}">`;
