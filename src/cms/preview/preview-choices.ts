/** Parameters of a preview, in the query of a page. */
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
/** Names of an editor's preview choices. Each is a query parameter of the previewed page's address. */
export const CHOICE_NAMES: readonly ChoiceName[] = [...Object.values(PREVIEW_QUERY), 'siteId', 'cms'];
export type Choices = Readonly<Partial<Record<ChoiceName, string | undefined>>>;

/** A page as an editor sees it. `page` is its public address: `/de-de/c/boots?sort=name`. */
export interface PreviewedPage {
  readonly page: string;
  readonly choices: Choices;
}

const FRAMED = '/cms/page';
const BASE = 'http://own.invalid';
/** Turns preview on; a framed page is in preview anyway. */
const SWITCH = 'preview';

/** The address under which the page opens in a frame of the studio. */
export function frameAddress(previewed: PreviewedPage): string {
  return FRAMED + previewAddress(previewed);
}

/**
 * The page's own address with the choices: of a frame's document, or of a page opened by itself with `preview=true`.
 */
export function previewAddress({ page, choices }: PreviewedPage, { isSwitched = false } = {}): string {
  const { pathname, searchParams, hash } = new URL(page, BASE);
  for (const name of CHOICE_NAMES) {
    const value = choices[name];
    if (value !== undefined) searchParams.set(name, value);
  }
  if (isSwitched) searchParams.set(SWITCH, 'true');
  return pathname + queryOf(searchParams) + hash;
}

/** Parses the address of a previewed page, with or without the frame's prefix. */
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

/** Leaves slashes and colons unescaped: people read and share these addresses. */
export function queryOf(parameters: URLSearchParams): string {
  const text = parameters.toString().replaceAll('%2F', '/').replaceAll('%3A', ':').replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
