/** What a preview can be asked for, by its parameter in the query of a page. */
export const PREVIEW_QUERY = {
  date: 'previewDate',
  revision: 'previewRevision',
  theme: 'previewTheme',
  testContext: 'testContext',
  visitor: 'visitor',
  fixture: 'fixture',
  consent: 'consent',
  store: 'store',
} as const;

export type ChoiceName = (typeof PREVIEW_QUERY)[keyof typeof PREVIEW_QUERY] | 'siteId' | 'cms';
/** What an editor chose to see besides the page itself. Each travels as a query parameter of the previewed page's address. */
export const CHOICE_NAMES: readonly ChoiceName[] = [...Object.values(PREVIEW_QUERY), 'siteId', 'cms'];
export type Choices = Readonly<Partial<Record<ChoiceName, string | undefined>>>;

/** A page as an editor sees it. `page` is its public address: `/de-de/c/boots?sort=name`. */
export interface PreviewedPage {
  readonly page: string;
  readonly choices: Choices;
}

const FRAMED = '/cms/page';
const BASE = 'http://own.invalid';
/** Says that it is a preview at all, which a framed page is anyway. */
const SWITCH = 'preview';

/** The address under which the page opens in a tool's frame. */
export function frameAddress(previewed: PreviewedPage): string {
  return FRAMED + previewAddress(previewed);
}

/** The page's own address with the choices: of a frame's document, and of a page that is opened by itself with `preview=true`. */
export function previewAddress({ page, choices }: PreviewedPage, { isSwitched = false } = {}): string {
  const { pathname, searchParams, hash } = new URL(page, BASE);
  for (const name of CHOICE_NAMES) {
    const value = choices[name];
    if (value !== undefined) searchParams.set(name, value);
  }
  if (isSwitched) searchParams.set(SWITCH, 'true');
  return pathname + queryOf(searchParams) + hash;
}

/** Reads a previewed page's address back; also one below the frame's prefix. */
export function parsePreviewAddress(address: string): PreviewedPage {
  const { pathname, searchParams, hash } = new URL(address, BASE);
  const choices: Partial<Record<ChoiceName, string>> = {};
  for (const name of CHOICE_NAMES) {
    const value = searchParams.get(name);
    if (value !== null && value !== '') choices[name] = value;
    searchParams.delete(name);
  }
  searchParams.delete(SWITCH);
  const isFramed = pathname === FRAMED || pathname.startsWith(`${FRAMED}/`);
  const path = (isFramed ? pathname.slice(FRAMED.length) : pathname) || '/';
  return { page: path + queryOf(searchParams) + hash, choices };
}

/** Slashes and colons stay readable: these addresses are read and handed on by people. */
export function queryOf(parameters: URLSearchParams): string {
  const text = parameters.toString().replaceAll('%2F', '/').replaceAll('%3A', ':').replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
