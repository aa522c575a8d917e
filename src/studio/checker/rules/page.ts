import type { CheckedPage, RawFinding } from '../analysis/checked-page.ts';

/** The name of a page in its URL, which is its title when it has none. */
const SLUG = /^[a-z0-9]+([-/][a-z0-9]+)*$/;

export function checkPage(page: CheckedPage): readonly RawFinding[] {
  return [...title(page), ...sectionIds(page)];
}

function sectionIds({ sections }: CheckedPage): readonly RawFinding[] {
  const others = sections.filter(({ id }, at) => id !== '' && sections.findIndex((other) => other.id === id) < at);
  return others.map(({ element, id }) => ({
    rule: 'section-id-repeated',
    element,
    summary: `Another section of the page has the id “${id}” too.`,
  }));
}

function title({ document, info }: CheckedPage): readonly RawFinding[] {
  const stated = info?.documents[0]?.title.trim();
  if (stated === undefined || (stated !== '' && !SLUG.test(stated))) return [];
  const summary = stated === '' ? 'The page has no title.' : `The page is called “${stated}”, which is its address.`;
  return [{ rule: 'page-title', element: document.documentElement, summary }];
}
