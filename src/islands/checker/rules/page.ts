import type { CheckedPage, Found } from '../checked-page.ts';

/** What a page is called that was given no title: its name in the address. */
const SLUG = /^[a-z0-9]+([-/][a-z0-9]+)*$/;

export function checkPageTitle({ document, info }: CheckedPage): readonly Found[] {
  const title = info?.documents[0]?.title.trim();
  if (title === undefined || (title !== '' && !SLUG.test(title))) return [];
  const summary = title === '' ? 'The page has no title.' : `The page is called “${title}”, which is its address.`;
  return [{ rule: 'page-title', element: document.documentElement, summary }];
}
