import { isExposed, NOT_PAGE, type CheckedPage, type RawFinding } from '../analysis/checked-page.ts';
import { normalText } from '../analysis/alt-text.ts';
import { isReachable } from '../analysis/closed-content.ts';

interface Heading {
  readonly element: Element;
  readonly level: number;
  readonly text: string;
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

function headingsOf(scope: ParentNode): readonly Heading[] {
  return [...scope.querySelectorAll(HEADINGS)]
    .filter((element) => element.closest(`${NOT_PAGE}, dialog, [role="dialog"], [popover]`) === null)
    .map((element) => ({
      element,
      level: Number(element.localName.slice(1)),
      text: normalText(element.textContent ?? ''),
    }));
}

/** Checks the heading outline of the page, as screen reader users navigate it. */
export function checkHeadings({ document }: CheckedPage): readonly RawFinding[] {
  const main = document.querySelector('main');
  if (main === null) return [];
  const all = headingsOf(main);
  const exposed = all.filter(({ element, text }) => text !== '' && isReachable(element, isExposed));
  return [...jumps(exposed), ...mainHeadings(all, exposed)];
}

function jumps(exposed: readonly Heading[]): readonly RawFinding[] {
  return exposed.flatMap(({ element, level, text }, at) => {
    const before = exposed[at - 1];
    if (before === undefined || level <= before.level + 1) return [];
    const summary = `“${text}” is a heading of level ${level} below “${before.text}” of level ${before.level}: level ${before.level + 1} is left out.`;
    return [{ rule: 'heading-jump', element, summary }];
  });
}

function mainHeadings(all: readonly Heading[], exposed: readonly Heading[]): readonly RawFinding[] {
  const [first, ...others] = exposed.filter(({ level }) => level === 1);
  if (first === undefined) return withoutMain(all);
  return others.map(({ element, text }) => ({
    rule: 'heading-second-main',
    element,
    summary: `“${text}” is a second main heading; the page already has “${first.text}”.`,
  }));
}

function withoutMain(all: readonly Heading[]): readonly RawFinding[] {
  const hidden = all.find(({ level, text }) => level === 1 && text !== '');
  const rule = 'heading-no-main';
  if (hidden !== undefined) {
    const summary = `The page's main heading, “${hidden.text}”, is hidden at this width: here the page has none.`;
    return [{ rule, element: hidden.element, summary }];
  }
  return [{ rule, element: document.querySelector('main') ?? document.body, summary: 'The page has no main heading.' }];
}
