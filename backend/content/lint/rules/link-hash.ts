import type { LintContext } from '../model/context.ts';
import type { LintDocument } from '../model/content-document.ts';
import type { RuleFinding } from '../model/finding.ts';
import { suggestName } from '../model/closest-name.ts';

const DIALOG = /^#(modal|panel)=([^_]*)(?:_(.*))?$/;
/** Anchors of every page, and those within sections, which are numbered in order. */
const ANCHOR = /^#(|main|top|menu|s\d+([-v].*)?)$/;

interface At {
  readonly place: string;
  readonly document: LintDocument;
  readonly context: LintContext;
}

/** Checks the fragment of a link: a dialog, or an anchor on the page. */
export function hashFindings(hash: string, at: At): readonly RuleFinding[] {
  const dialog = DIALOG.exec(hash);
  if (dialog !== null) return dialogFindings(dialog, at);
  if (ANCHOR.test(hash)) return [];
  return [
    {
      rule: 'anchor',
      severity: 'warning',
      place: at.place,
      message: `No page has a place called “${hash}”: the link stays where it is.`,
      advice: 'Places on a page have no names: link to the page, or open a document with #modal=content_NAME.',
    },
  ];
}

function dialogFindings([, shape, name = '', written = '']: RegExpExecArray, at: At): readonly RuleFinding[] {
  const { place } = at;
  const known = Object.hasOwn(DIALOG_LINKS, name) ? DIALOG_LINKS[name] : undefined;
  if (known === undefined) {
    const advice = suggestName(name, Object.keys(DIALOG_LINKS), 'See docs/dialogs.md for their names.');
    return [error(place, `There is no dialog “${name}”: the link opens nothing.`, advice)];
  }
  const message = `“${name}” is made to open as a ${known}.`;
  const other: RuleFinding = {
    rule: 'dialog',
    severity: 'warning',
    place,
    message,
    advice: `Write #${known}=${name}.`,
  };
  return [...(shape === known ? [] : [other]), ...argumentFindings(name, decoded(written), at)];
}

function argumentFindings(name: string, argument: string, { place, document, context }: At): readonly RuleFinding[] {
  const { library, catalog } = context;
  const query = { kinds: ['page', 'article', 'generic'] as const, name: argument.toLowerCase() };
  if (name === 'content' && library.find(document.locale, query) === undefined)
    return [error(place, `The dialog shows nothing: there is no page “${argument}”.`, 'Name an existing page.')];
  if (PRODUCT_DIALOGS.has(name) && catalog.products !== undefined && !catalog.products.has(argument))
    return [error(place, `The dialog shows nothing: there is no product “${argument}”.`, 'Name an existing product.')];
  return [];
}

/** The product that a dialog's link names, if any. */
export function productOfHash(href: string): string | undefined {
  const [, , name = '', written = ''] = DIALOG.exec(/#.*$/.exec(href)?.[0] ?? '') ?? [];
  return PRODUCT_DIALOGS.has(name) && written !== '' ? decoded(written) : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A lone % is not a valid escape.
    return text;
  }
}

function error(place: string, message: string, advice: string): RuleFinding {
  return { rule: 'dialog', severity: 'error', place, message, advice };
}

/**
 * Dialogs that have an address, `#modal=content_size-guide` (`docs/dialogs.md`), with the shape they open in. A test
 * checks that these are the dialogs of the shop.
 */
export const DIALOG_LINKS: Readonly<Record<string, 'modal' | 'panel'>> = {
  'add-gift-option': 'modal',
  'ask-question': 'modal',
  barcode: 'modal',
  'bopis-store-search': 'panel',
  'cart-change-shipping-method': 'modal',
  content: 'modal',
  'employee-terms': 'modal',
  'forgot-password': 'modal',
  interests: 'modal',
  'loyalty-sign-up': 'modal',
  'mini-cart': 'panel',
  'pay-later-info': 'modal',
  'pickup-in-store': 'panel',
  quickshop: 'modal',
  'report-photo': 'modal',
  'report-review': 'modal',
  review: 'modal',
  'review-user-content': 'modal',
  'sign-in': 'modal',
  'sign-in-confirmation': 'modal',
  'sign-up': 'modal',
  'size-guide': 'panel',
  welcome: 'modal',
};

/** Dialogs whose argument is a product. */
const PRODUCT_DIALOGS: ReadonlySet<string> = new Set([
  'ask-question',
  'barcode',
  'pickup-in-store',
  'quickshop',
  'review',
]);
