import { IMPACTS, type Finding, type Report } from '../../lib/checker-report.ts';
import { EDIT_MARK, type PreviewInfo } from '../../lib/preview-info.ts';
import { adviceOfAxe } from './axe-advice.ts';
import { runAxe, type AxeFound } from './axe-run.ts';
import { readPage, selectorOf, type CheckedPage, type Found } from './checked-page.ts';
import { elementField } from './element-field.ts';
import { ownRule } from './own-rules.ts';
import { checkContrast } from './rules/contrast.ts';
import { checkHeadings } from './rules/headings.ts';
import { checkLinks } from './rules/links.ts';
import { checkMedia } from './rules/media.ts';
import { checkMotion } from './rules/motion.ts';
import { checkPageTitle } from './rules/page.ts';
import { checkPictures } from './rules/pictures.ts';
import { checkRichText } from './rules/rich-text.ts';
import { checkWords } from './rules/words.ts';

type Unplaced = Omit<Finding, 'id'> & { readonly element: Element };

const SNIPPET = 200;

let last: Promise<unknown> = Promise.resolve();

/** Checks the page as it stands at its width and theme. Checks wait for each other: axe runs one at a time. */
export function check(document: Document, info: PreviewInfo | undefined): Promise<Report> {
  const report = last.then(
    () => checkNow(document, info),
    () => checkNow(document, info),
  );
  last = report.catch(() => undefined);
  return report;
}

async function checkNow(document: Document, info: PreviewInfo | undefined): Promise<Report> {
  const start = performance.now();
  const page = readPage(document, info);
  const byAxe = await runAxe(document);
  const own = [
    ...checkHeadings(page),
    ...checkPictures(page),
    ...checkLinks(page),
    ...checkRichText(page),
    ...checkWords(page),
    ...checkMedia(page),
    ...checkPageTitle(page),
    ...(await checkMotion(page)),
    ...(await checkContrast(page)),
  ];
  const found = [...own.map((one) => ofOwn(one, page)), ...byAxe.map((one) => ofAxe(one, page))];
  const { defaultView } = document;
  return {
    title: document.title,
    url: document.location.href,
    locale: info?.locale ?? document.documentElement.lang,
    revisions: (info?.documents ?? []).map(({ revision }) => revision),
    shownDate: info?.date,
    width: defaultView?.innerWidth ?? 0,
    theme: defaultView?.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
    checkedAt: new Date().toISOString(),
    milliseconds: Math.round(performance.now() - start),
    sections: page.sections.map(({ path, type, id }) => ({ path, type, id })),
    findings: withIds(inOrder(found)),
  };
}

function ofOwn({ rule, element, summary, field, impact }: Found, page: CheckedPage): Unplaced {
  const { advice, helpUrl, impact: usual } = ownRule(rule);
  return { ...placed(element, page, field), rule, source: 'aisle', impact: impact ?? usual, summary, advice, helpUrl };
}

function ofAxe({ rule, element, impact, summary, helpUrl }: AxeFound, page: CheckedPage): Unplaced {
  return { ...placed(element, page), rule, source: 'axe', impact, summary, advice: adviceOfAxe(rule), helpUrl };
}

function placed(element: Element, page: CheckedPage, field?: string) {
  const section = page.sectionOf(element);
  return {
    element,
    sectionPath: section?.path,
    sectionType: section?.type,
    sectionId: section?.id,
    field: field ?? (section && elementField(element, section)),
    selector: selectorOf(element),
    html: element.outerHTML.replace(new RegExp(` ${EDIT_MARK}="[^"]*"`), '').slice(0, SNIPPET),
  };
}

/** As the page is read; around the page last; at one place the worst first. */
function inOrder(found: readonly Unplaced[]): readonly Unplaced[] {
  const rank = ({ impact }: Unplaced): number => IMPACTS.indexOf(impact);
  return found.toSorted((a, b) => {
    if ((a.sectionPath === undefined) !== (b.sectionPath === undefined)) return a.sectionPath === undefined ? 1 : -1;
    if (a.sectionPath !== b.sectionPath) return follows(a.element, b.element) ? 1 : -1;
    return rank(a) - rank(b);
  });
}

function follows(one: Element, other: Element): boolean {
  return (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function withIds(found: readonly Unplaced[]): readonly Finding[] {
  const seen = new Map<string, number>();
  return found.map(({ element: _, ...finding }) => {
    const key = `${finding.rule} ${finding.selector}`;
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return { id: count === 0 ? key : `${key} ${count + 1}`, ...finding };
  });
}
