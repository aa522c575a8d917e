import { isExposed, type CheckedPage, type RawFinding, type PlacedSection } from '../analysis/checked-page.ts';
import { comparableText, normalText } from '../analysis/alt-text.ts';
import { isReachable } from '../analysis/closed-content.ts';
import { linkField } from '../analysis/content-field.ts';
import { createLinkComparison } from '../analysis/link-target.ts';
import { linkTextIssue } from '../analysis/link-text.ts';

interface SectionLink {
  readonly link: HTMLAnchorElement;
  readonly name: string;
  /** Undefined outside of sections. */
  readonly field?: string;
}

/** Returns the links whose text is in a section's own document. */
function linksOf(page: CheckedPage): readonly SectionLink[] {
  return page.sections.flatMap((section) =>
    page.own(section, 'a[href]').flatMap((link) => {
      if (!(link instanceof HTMLAnchorElement)) return [];
      const name = nameOf(link);
      const field = fieldOf(link, name, section);
      return field === undefined ? [] : [{ link, name, field }];
    }),
  );
}

function fieldOf(link: HTMLAnchorElement, text: string, { leaves }: PlacedSection): string | undefined {
  const isRich = link.closest('.prose') !== null;
  return linkField(leaves, { text: isRich ? (link.textContent ?? '') : text, pathname: link.pathname, isRich });
}

function nameOf(link: Element): string {
  const label = link.getAttribute('aria-label');
  if (label !== null) return normalText(label);
  const images = [...link.querySelectorAll('img')].map(({ alt }) => alt);
  return normalText(link.textContent ?? '') || normalText(images.join(' '));
}

/** Returns the links outside of sections, such as in the menu and the footer: only their text is content. */
function linksAround(page: CheckedPage): readonly SectionLink[] {
  return page
    .around('a[href]')
    .flatMap((link) => (link instanceof HTMLAnchorElement ? [{ link, name: nameOf(link) }] : []));
}

export async function checkLinks(page: CheckedPage): Promise<readonly RawFinding[]> {
  const links = linksOf(page);
  return [
    ...[...links, ...linksAround(page)].flatMap(checkLinkText),
    ...links.flatMap(checkTarget),
    ...(await checkAmbiguousLinks(links)),
    ...dead(page),
  ];
}

function checkLinkText({ link, name, field }: SectionLink): readonly RawFinding[] {
  const issue = linkTextIssue(name);
  if (issue === undefined) return [];
  const found = { element: link, field };
  return issue === 'says-nothing'
    ? [{ ...found, rule: 'link-text-vague', summary: `“${name}” does not say where the link leads.` }]
    : [{ ...found, rule: 'link-text-address', summary: `The link is called by its address, “${name}”.` }];
}

function checkTarget({ link, field }: SectionLink): readonly RawFinding[] {
  const { pathname, search, hash, origin } = link;
  const isHere = origin === location.origin && pathname === location.pathname && search === location.search;
  if (!link.getAttribute('href')?.startsWith('#') && !isHere) return [];
  const id = decoded(hash.slice(1));
  if (id === '' || id === 'top' || document.getElementById(id) !== null) return [];
  const summary = `The link leads to “#${id}”, and nothing on this page has that name.`;
  return [{ rule: 'link-target-missing', element: link, field, summary }];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Reports links with equal text and different targets whose context does not distinguish them either (WCAG 2.4.4: the
 * same sentence, paragraph, list item or table cell with its headers, or the heading above). Responses of other origins
 * cannot be read: those links are reported as questions.
 */
async function checkAmbiguousLinks(links: readonly SectionLink[]): Promise<readonly RawFinding[]> {
  const compare = createLinkComparison();
  const first = new Map<string, HTMLAnchorElement>();
  const compared = links.map(async ({ link, name, field }): Promise<readonly RawFinding[]> => {
    const text = comparableText(name);
    if (text === '' || linkTextIssue(name) !== undefined || !isReachable(link, isExposed)) return [];
    const key = JSON.stringify([text, ...contextOf(link)]);
    const known = first.get(key) ?? link;
    first.set(key, known);
    const result = await compare(known, link);
    if (result === 'same') return [];
    const isQuestion = result === 'unknown';
    const summary = isQuestion
      ? `“${name}” stands on this page for two links to different addresses of other sites, and nothing beside them says which. Do both serve one purpose?`
      : `“${name}” stands on this page for two links that lead to different places, and nothing beside them says which.`;
    return [{ rule: 'link-text-ambiguous', element: link, field, summary, isQuestion }];
  });
  return (await Promise.all(compared)).flat();
}

/** Returns the texts that describe a link besides its own text. */
function contextOf(link: Element): readonly string[] {
  const described = (link.getAttribute('aria-describedby') ?? '').split(/\s+/).map((id) => document.getElementById(id));
  const around = [link.closest('p'), link.closest('li, dd'), link.closest('td, th'), ...headersOf(link), ...described];
  const heading = [...(link.closest('article, li, section, [data-section-id]')?.querySelectorAll(HEADINGS) ?? [])]
    .filter((one) => (one.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0)
    .at(-1);
  return [...around, heading].map((one) => comparableText(one?.textContent ?? ''));
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** Returns the first cell of the link's row and of its column, where they are headers. */
function headersOf(link: Element): readonly (Element | undefined)[] {
  const cell = link.closest('td, th');
  const row = cell?.closest('tr');
  const table = row?.closest('table');
  if (!cell || !row || !table) return [];
  const column = table.rows[0]?.cells[[...row.children].indexOf(cell)];
  return [row.querySelector('th') ?? undefined, column?.localName === 'th' ? column : undefined];
}

/** Rich text keeps the text of a link whose URL is unsafe or missing. */
function dead(page: CheckedPage): readonly RawFinding[] {
  return page.sections.flatMap((section) =>
    page.own(section, '.prose a:not([href])').map((element) => ({
      rule: 'link-without-address',
      element,
      summary: `“${normalText(element.textContent ?? '')}” is marked as a link but has no address, or one that is not allowed.`,
    })),
  );
}
