import { CHOICE_NAMES } from '../../../cms/preview/preview-choices.ts';
import { normalText } from './alt-text.ts';

/** Result of comparing two link targets: one resource, two, or unknown because the page may not read the responses. */
export type Comparison = 'same' | 'different' | 'unknown';

interface Resource {
  /** The URL after redirects. */
  readonly address: string;
  /** The text of the page; empty for files and for pages that are rendered by a script. */
  readonly text: string;
}

const FETCH_TIME_MS = 5_000;
const MAX_REDIRECTS = 5;
/** Matches an immediate `meta` refresh, which acts as a redirect. */
const IMMEDIATE_REFRESH = /^\s*0\s*[;,]\s*(?:url\s*=\s*)?['"]?([^'"]+)/i;

/** Caches the responses: create one comparison per check. */
export function createLinkComparison(): (one: HTMLAnchorElement, other: HTMLAnchorElement) => Promise<Comparison> {
  const known = new Map<string, Promise<Resource | undefined>>();
  const resourceOf = (address: string): Promise<Resource | undefined> => {
    const asked = known.get(address) ?? fetchResource(address).catch(() => undefined);
    known.set(address, asked);
    return asked;
  };
  return async (one, other) => {
    if (targetOf(one) === targetOf(other)) return 'same';
    if (one.origin !== location.origin || other.origin !== location.origin) return 'unknown';
    if (pathOf(one) === pathOf(other)) return 'different';
    const [first, second] = await Promise.all([resourceOf(one.href), resourceOf(other.href)]);
    return first !== undefined && second !== undefined && isSame(first, second) ? 'same' : 'different';
  };
}

/** Two pages with the same main text serve one purpose, regardless of the menus around it. */
function isSame(one: Resource, other: Resource): boolean {
  return (
    targetOf(new URL(one.address)) === targetOf(new URL(other.address)) || (one.text !== '' && one.text === other.text)
  );
}

async function fetchResource(address: string, redirects = 0): Promise<Resource> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(FETCH_TIME_MS) });
  if (!answer.ok || !answer.headers.get('Content-Type')?.startsWith('text/html')) {
    await answer.body?.cancel();
    return { address: answer.url, text: '' };
  }
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const [, next] =
    IMMEDIATE_REFRESH.exec(page.querySelector('meta[http-equiv="refresh" i]')?.getAttribute('content') ?? '') ?? [];
  const following = next === undefined ? null : URL.parse(next.trim(), answer.url);
  if (following?.origin === location.origin && redirects < MAX_REDIRECTS) {
    return fetchResource(following.href, redirects + 1);
  }
  return { address: answer.url, text: textOf(page) };
}

function textOf(page: Document): string {
  const content = page.querySelector('main') ?? page.body;
  for (const other of content.querySelectorAll('nav, script, style, template')) other.remove();
  return normalText(content.textContent ?? '');
}

const pathOf = ({ pathname }: Pick<URL, 'pathname'>): string => pathname.replace(/\/$/, '');

/** Removes the preview parameters, which are added to every link. */
function targetOf({ origin, pathname, hash, search }: Pick<URL, 'origin' | 'pathname' | 'hash' | 'search'>): string {
  const own = new URLSearchParams(search);
  for (const name of ['preview', ...CHOICE_NAMES]) own.delete(name);
  return `${origin}${pathOf({ pathname })}?${own}${hash}`;
}
