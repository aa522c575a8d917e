import { IMPACTS, type Finding, type Report } from '../lib/checker-report.ts';
import { EDIT_MARK, type PreviewInfo } from '../../cms/preview/preview-info.ts';
import { adviceOfAxe } from './axe-advice.ts';
import { runAxe, type AxeFinding } from './axe-run.ts';
import { readPage, selectorOf, type CheckedPage, type RawFinding } from './analysis/checked-page.ts';
import { elementField } from './element-field.ts';
import { ownRule, type OwnRuleName } from './analysis/content-rules.ts';
import { checkAutoplay } from './rules/autoplay.ts';
import { checkContrast } from './rules/contrast.ts';
import { checkHeadings } from './rules/headings.ts';
import { checkLinks } from './rules/links.ts';
import { checkMedia } from './rules/media.ts';
import { checkMotion } from './rules/motion.ts';
import { checkPage } from './rules/page.ts';
import { checkImages } from './rules/images.ts';
import { checkRichText } from './rules/rich-text.ts';
import { checkText } from './rules/text.ts';
import { createSlices, type NextSlice } from './analysis/time-slices.ts';
import { themeOf } from './theme.ts';

interface Placed {
  readonly element: Element;
  readonly finding: Omit<Finding, 'id'>;
}

const SNIPPET = 200;

let last: Promise<unknown> = Promise.resolve();

/**
 * Checks the page at its current width and theme. Checks are queued, because axe runs one at a time. Rejects between
 * two time slices once `signal` is aborted.
 */
export function checkDocument(
  document: Document,
  info: PreviewInfo | undefined,
  signal?: AbortSignal,
): Promise<Report> {
  const start = () => atRest(document, () => checkNow(document, info, createSlices(signal)));
  const report = last.then(start, start);
  last = report.catch(() => undefined);
  return report;
}

async function checkNow(document: Document, info: PreviewInfo | undefined, next: NextSlice): Promise<Report> {
  const start = performance.now();
  const page = readPage(document, info);
  const byAxe = await runAxe(document, next);
  const own = await checkByOwnRules(page, byAxe.undecided, next);
  const found = [
    ...own.found.filter(({ isQuestion }) => !isQuestion).map((one) => fromOwnRule(one, page)),
    ...byAxe.found.filter((one) => !isReported(one, own.found)).map((one) => fromAxe(one, page)),
  ];
  const questions = [
    ...own.found.filter(({ isQuestion }) => isQuestion).map((one) => fromOwnRule(one, page)),
    ...own.undecided.filter((one) => !isReported(one, own.found)).map((one) => fromAxe(one, page)),
  ];
  const { defaultView } = document;
  return {
    title: document.title,
    url: document.location.href,
    locale: info?.locale ?? document.documentElement.lang,
    revisions: (info?.documents ?? []).map(({ revision }) => revision),
    shownDate: info?.date,
    width: defaultView?.innerWidth ?? 0,
    theme: themeOf(document),
    checkedAt: new Date().toISOString(),
    milliseconds: Math.round(performance.now() - start),
    sections: page.sections.map(({ path, type, id }) => ({ path, type, id })),
    findings: withIds(inOrder(found)),
    questions: withIds(inOrder(questions)),
  };
}

interface OwnRulesResult {
  readonly found: readonly RawFinding[];
  /** Results that neither axe nor a measurement could decide. */
  readonly undecided: readonly AxeFinding[];
}

const RULES = [
  checkHeadings,
  checkImages,
  checkLinks,
  checkRichText,
  checkText,
  checkMedia,
  checkAutoplay,
  checkPage,
  checkMotion,
];

async function checkByOwnRules(
  page: CheckedPage,
  undecided: readonly AxeFinding[],
  next: NextSlice,
): Promise<OwnRulesResult> {
  const found: RawFinding[] = [];
  for (const rule of RULES) {
    found.push(...(await rule(page)));
    await next();
  }
  const contrast = await checkContrast(page, { undecided: contrastOf(undecided), next });
  const isDecided = ({ rule, element }: AxeFinding) => rule === CONTRAST && !contrast.undecided.has(element);
  return { found: [...found, ...contrast.found], undecided: undecided.filter((one) => !isDecided(one)) };
}

const CONTRAST = 'color-contrast';

const contrastOf = (undecided: readonly AxeFinding[]): readonly Element[] =>
  undecided.filter(({ rule }) => rule === CONTRAST).map(({ element }) => element);

/** In milliseconds; a hidden page renders no frames. */
const FRAME_TIME = 1_000;

/**
 * Disables transitions and animations during the check: after a change of theme or width, intermediate colours and
 * positions are temporary. Parts that were not rendered so far (`content-visibility`) would start theirs when they are
 * measured.
 */
async function atRest<Done>(document: Document, work: () => Promise<Done>): Promise<Done> {
  const rest = new CSSStyleSheet();
  rest.replaceSync('*, ::before, ::after { transition: none !important }');
  document.adoptedStyleSheets.push(rest);
  try {
    const frame = new Promise((resolve) => requestAnimationFrame(resolve));
    await Promise.race([frame, new Promise((resolve) => setTimeout(resolve, FRAME_TIME))]);
    return await work();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((stylesheet) => stylesheet !== rest);
  }
}

/** Axe rules that report the same as one of the checker's own, in terms for developers. */
const SAME: Readonly<Record<string, readonly OwnRuleName[]>> = {
  'image-alt': ['picture-without-alt', 'picture-alt-empty'],
  'image-redundant-alt': ['picture-alt-repeats-text'],
  'frame-title': ['media-name'],
};

function isReported({ rule, element }: AxeFinding, own: readonly RawFinding[]): boolean {
  const same = SAME[rule] ?? [];
  return own.some((one) => one.element === element && same.includes(one.rule));
}

function fromOwnRule({ rule, element, summary, field, impact }: RawFinding, page: CheckedPage): Placed {
  const { advice, helpUrl, impact: usual } = ownRule(rule);
  const sourceFields = sourceFieldsOf(element, page, field);
  return {
    element,
    finding: { ...sourceFields, rule, source: 'aisle', impact: impact ?? usual, summary, advice, helpUrl },
  };
}

function fromAxe({ rule, element, impact, summary, helpUrl }: AxeFinding, page: CheckedPage): Placed {
  const sourceFields = sourceFieldsOf(element, page);
  return {
    element,
    finding: { ...sourceFields, rule, source: 'axe', impact, summary, advice: adviceOfAxe(rule), helpUrl },
  };
}

function sourceFieldsOf(element: Element, page: CheckedPage, field?: string) {
  const section = page.sectionOf(element);
  const named = field ?? (section && element !== section.element ? elementField(element, section) : undefined);
  return {
    sectionPath: section?.path,
    sectionType: section?.type,
    sectionId: section?.id,
    field: named === undefined ? undefined : (section?.fieldOf(named) ?? named),
    selector: selectorOf(element),
    html: element.outerHTML.replace(new RegExp(` ${EDIT_MARK}="[^"]*"`), '').slice(0, SNIPPET),
  };
}

/** Sorts by page order, findings outside of sections last; within a section by impact. */
function inOrder(found: readonly Placed[]): readonly Placed[] {
  const rank = ({ finding: { impact } }: Placed): number => IMPACTS.indexOf(impact);
  return found.toSorted((a, b) => {
    const [one, other] = [a.finding.sectionPath, b.finding.sectionPath];
    if ((one === undefined) !== (other === undefined)) return one === undefined ? 1 : -1;
    if (one !== other) return follows(a.element, b.element) ? 1 : -1;
    return rank(a) - rank(b);
  });
}

function follows(one: Element, other: Element): boolean {
  return (other.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

function withIds(found: readonly Placed[]): readonly Finding[] {
  const seen = new Map<string, number>();
  return found.map(({ finding }) => {
    const key = `${finding.rule} ${finding.selector}`;
    const count = seen.get(key) ?? 0;
    seen.set(key, count + 1);
    return { id: count === 0 ? key : `${key} ${count + 1}`, ...finding };
  });
}
