import { CHOICE_NAMES } from '../../../cms/preview/preview-choices.ts';
import { normalText } from './alt-text.ts';

/** Where two links lead: to one resource, to two, or to addresses whose answers the page may not read. */
export type Comparison = 'same' | 'different' | 'unknown';

interface Resource {
  /** Where the address led in the end. */
  readonly address: string;
  /** What the page says; none for files and for pages that their script writes. */
  readonly text: string;
}

const FETCH_TIME_MS = 5_000;
const MAX_REDIRECTS = 5;
/** A page that leads on without a pause, as a redirect does. */
const IMMEDIATE_REFRESH = /^\s*0\s*[;,]\s*(?:url\s*=\s*)?['"]?([^'"]+)/i;

/** Remembers what it fetched: make one for each check. */
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

/** Two pages of the same words serve one purpose, whatever menus are around them. */
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

/** Without what preview carries from page to page. */
function targetOf({ origin, pathname, hash, search }: Pick<URL, 'origin' | 'pathname' | 'hash' | 'search'>): string {
  const own = new URLSearchParams(search);
  for (const name of ['preview', ...CHOICE_NAMES]) own.delete(name);
  return `${origin}${pathOf({ pathname })}?${own}${hash}`;
}
