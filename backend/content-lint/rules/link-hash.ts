import type { LintContext, LintDocument } from '../context.ts';
import { DIALOG_LINKS, PRODUCT_DIALOGS } from '../dialog-links.ts';
import type { Problem } from '../finding.ts';
import { meant } from '../nearest.ts';

const DIALOG = /^#(modal|panel)=([^_]*)(?:_(.*))?$/;
/** Places every page has, those within sections (numbered in their order), and what others than documents write. */
const ANCHOR = /^#(|main|top|menu|s\d+([-v].*)?)$/;

interface At {
  readonly document: LintDocument;
  readonly context: LintContext;
}

/** The part of a link after `#`: a dialog, or a place on the page. */
export function hashProblems(hash: string, place: string, { document, context }: At): readonly Problem[] {
  const dialog = DIALOG.exec(hash);
  if (dialog !== null) return dialogProblems(dialog, place, { document, context });
  if (ANCHOR.test(hash)) return [];
  const advice =
    'Places on a page have no names of their own: link to the page, or open a document with #modal=content_NAME.';
  return [
    problem('warning', 'anchor', place, `No page has a place called “${hash}”: the link stays at its top.`, advice),
  ];
}

function dialogProblems(
  [, shape, name = '', written = '']: RegExpExecArray,
  place: string,
  at: At,
): readonly Problem[] {
  const known = Object.hasOwn(DIALOG_LINKS, name) ? DIALOG_LINKS[name] : undefined;
  if (known === undefined) {
    const advice = meant(name, Object.keys(DIALOG_LINKS), 'See docs/dialogs.md for their names.');
    return [problem('error', 'dialog', place, `There is no dialog “${name}”: the link opens nothing.`, advice)];
  }
  const other =
    shape === known
      ? []
      : [problem('warning', 'dialog', place, `“${name}” is made to open as a ${known}.`, `Write #${known}=${name}.`)];
  return [...other, ...argumentProblems(name, decoded(written), place, at)];
}

function argumentProblems(
  name: string,
  argument: string,
  place: string,
  { document, context }: At,
): readonly Problem[] {
  const { library, goods } = context;
  const wanted = { kinds: ['page', 'article', 'generic'] as const, name: argument.toLowerCase() };
  if (name === 'content' && library.find(document.locale, wanted) === undefined)
    return [
      problem(
        'error',
        'dialog',
        place,
        `The dialog shows nothing: there is no page “${argument}”.`,
        'Name an existing page.',
      ),
    ];
  if (PRODUCT_DIALOGS.has(name) && goods.products !== undefined && !goods.products.has(argument))
    return [
      problem(
        'error',
        'dialog',
        place,
        `The dialog shows nothing: there is no product “${argument}”.`,
        'Name an existing product.',
      ),
    ];
  return [];
}

/** The product that a dialog's link names, if it names one. */
export function productOfHash(href: string): string | undefined {
  const [, , name = '', written = ''] = DIALOG.exec(/#.*$/.exec(href)?.[0] ?? '') ?? [];
  return PRODUCT_DIALOGS.has(name) && written !== '' ? decoded(written) : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function problem(severity: Problem['severity'], rule: string, place: string, message: string, advice: string): Problem {
  return { rule, severity, place, message, advice };
}
