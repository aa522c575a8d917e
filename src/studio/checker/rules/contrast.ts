import { openGrid, type AxeGrid } from '../analysis/axe-grid.ts';
import { isExposed, NOT_PAGE, type CheckedPage, type RawFinding } from '../analysis/checked-page.ts';
import { normalText } from '../analysis/alt-text.ts';
import { neededRatio, worstContrast, type Color } from '../analysis/contrast-ratio.ts';
import { layersBeneath, showsMedia, type Layer } from '../analysis/layers.ts';
import { asHex, paintBeneath, textColor } from '../analysis/paint.ts';
import type { NextSlice } from '../analysis/time-slices.ts';

interface Text {
  readonly element: Element;
  readonly lines: readonly DOMRect[];
}

interface PlacedText {
  readonly element: Element;
  readonly lines: readonly { readonly line: DOMRect; readonly layers: readonly Layer[] }[];
}

const MEDIA = 'img, video, canvas';

interface ContrastOptions {
  /** Texts whose contrast axe could not determine. */
  readonly undecided: readonly Element[];
  readonly next: NextSlice;
}

interface ContrastResult {
  readonly found: readonly RawFinding[];
  /** Those of the option's texts that could not be measured either. */
  readonly undecided: ReadonlySet<Element>;
}

/**
 * Checks the contrast of text over images, or on a background that CSS does not reveal: paints the background of each
 * line without the text; the worst letter-sized cell counts.
 */
export async function checkContrast(page: CheckedPage, { undecided, next }: ContrastOptions): Promise<ContrastResult> {
  const open = new Set(undecided);
  // With forced colours, the shop's colours are not shown.
  if (matchMedia('(forced-colors: active)').matches) return { found: [], undecided: open };
  const overImages = textsOverImages(page);
  const others = undecided
    .filter((element) => element.checkVisibility() && !overImages.some((text) => text.element === element))
    .map((element) => ({ element, lines: linesOf(element).filter((line) => !isClipped(element, line)) }));
  // Content that has to be scrolled to looks like its siblings, which are measured.
  for (const { element, lines } of others) if (lines.length === 0) open.delete(element);
  const measured = [...overImages, ...others.filter(({ lines }) => lines.length > 0)];
  const placed = locateTexts(measured, open, await openGrid(page.document));
  const found: RawFinding[] = [];
  for (const text of placed) {
    await next();
    try {
      const findings = await measure(text);
      // A single symbol may not be text in any language; the contrast of text then does not apply.
      if (findings.length > 0 && open.has(text.element) && isSign(text.element)) continue;
      found.push(...findings);
      open.delete(text.element);
    } catch (error) {
      console.warn('The checker could not measure the background of a text', text.element, error);
    }
  }
  return { found, undecided: open };
}

const isSign = (element: Element): boolean => [...normalText(element.textContent ?? '')].length === 1;

/** Whether a scroll container or clip cuts off part of the line: the background of the rest is unknown. */
function isClipped(element: Element, line: DOMRect): boolean {
  const isWithin = (box: Pick<DOMRect, 'left' | 'right'>): boolean =>
    line.left >= box.left - 1 && line.right <= box.right + 1;
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    if (overflowX !== 'visible' && !isWithin(box)) return true;
    if (overflowY !== 'visible' && (line.top < box.top - 1 || line.bottom > box.bottom + 1)) return true;
  }
  return !isWithin({ left: 0, right: document.documentElement.clientWidth });
}

/**
 * Runs synchronously, so that the page cannot change in between. Undecided texts are located in full, others only where
 * they overlap an image.
 */
function locateTexts(texts: readonly Text[], undecided: ReadonlySet<Element>, grid: AxeGrid): readonly PlacedText[] {
  try {
    return texts.flatMap(({ element, lines }) => {
      const placed = lines.map((line) => ({ line, layers: layersBeneath(element, line, grid) }));
      const counted = undecided.has(element)
        ? placed.filter(({ layers }) => layers.length > 0)
        : placed.filter(({ layers }) => layers.some(showsMedia));
      return counted.length === 0 ? [] : [{ element, lines: counted }];
    });
  } finally {
    grid.close();
  }
}

/**
 * Returns texts whose rectangle intersects that of an image; whether the image is beneath them is checked afterwards.
 */
function textsOverImages({ document, sections }: CheckedPage): readonly Text[] {
  const images = imageRects(document);
  const elements = new Set(sections.flatMap(({ element }) => textElements(element)));
  return [...elements].flatMap((element) => {
    if (!isExposed(element)) return [];
    const lines = linesOf(element).filter((line) =>
      images.some((image) => image.element !== element && meets(image.rect, line)),
    );
    return lines.length === 0 ? [] : [{ element, lines }];
  });
}

function imageRects(document: Document): readonly { element: Element; rect: DOMRect }[] {
  return [...document.querySelectorAll(`main :is(${MEDIA}), main [data-section-id] *`)]
    .filter((element) => element.matches(MEDIA) || getComputedStyle(element).backgroundImage.includes('url('))
    .map((element) => ({ element, rect: element.getBoundingClientRect() }))
    .filter(({ rect }) => rect.width > 1 && rect.height > 1);
}

function textElements(scope: Element): readonly Element[] {
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT, (node) =>
    normalText(node.textContent ?? '') === '' ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  const found: Element[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent !== null && parent.closest(`${NOT_PAGE}, .visually-hidden, script, style, template`) === null) {
      found.push(parent);
    }
  }
  return found;
}

/** Returns the rectangles of an element's own lines of text. */
function linesOf(element: Element): readonly DOMRect[] {
  const range = document.createRange();
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE || normalText(node.textContent ?? '') === '') return [];
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  });
}

const meets = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Whether the text has the colour of its background and is hidden from assistive technology. */
const isUnseen = (element: Element, ratio: number): boolean =>
  ratio < 1.01 && element.closest('[aria-hidden="true"]') !== null;

async function measure({ element, lines }: PlacedText): Promise<readonly RawFinding[]> {
  const { fontSize, fontWeight } = getComputedStyle(element);
  const needed = neededRatio({ size: parseFloat(fontSize), weight: Number(fontWeight) });
  const color = textColor(element);
  let worst: { ratio: number; ground: Color } | undefined;
  for (const { line, layers } of lines) {
    const found = worstContrast(color, await paintBeneath(element, layers, line), parseFloat(fontSize));
    if (found.ratio < (worst?.ratio ?? Infinity)) worst = found;
  }
  if (worst === undefined || worst.ratio >= needed || isUnseen(element, worst.ratio)) return [];
  const text = normalText(element.textContent ?? '').slice(0, 60);
  const { ratio, ground } = worst;
  const isOverImage = lines.some(({ layers }) => layers.some(showsMedia));
  const where = isOverImage ? 'lies over a picture' : 'stands on a ground of several colours';
  const summary = `“${text}” ${where}: at its worst place ${asHex(color, ground)} on ${asHex(ground, ground)}, a contrast of ${ratio.toFixed(1)} where ${needed} is needed.`;
  return [{ rule: isOverImage ? 'text-over-picture' : 'text-on-ground', element, summary }];
}
