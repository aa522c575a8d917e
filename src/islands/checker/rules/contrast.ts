import { openGrid, type AxeGrid } from '../axe-grid.ts';
import { isExposed, NOT_PAGE, type CheckedPage, type Found } from '../checked-page.ts';
import { normalText } from '../alt-text.ts';
import { neededRatio, worstContrast, type Color } from '../contrast-ratio.ts';
import { layersBeneath, showsPicture, type Layer } from '../layers.ts';
import { asHex, paintBeneath, textColor } from '../paint.ts';

interface Text {
  readonly element: Element;
  readonly lines: readonly DOMRect[];
}

interface PlacedText {
  readonly element: Element;
  readonly lines: readonly { readonly line: DOMRect; readonly layers: readonly Layer[] }[];
}

const MEDIA = 'img, video, canvas';

/**
 * Contrast of text that lies over a picture, which no style sheet tells: what is beneath each line is painted without the
 * text, and the field as large as a letter that is worst counts.
 */
export async function checkContrast(page: CheckedPage): Promise<readonly Found[]> {
  const candidates = textsOverPictures(page);
  if (candidates.length === 0) return [];
  const placed = placeTexts(candidates, await openGrid(page.document));
  const found: Found[] = [];
  for (const text of placed) {
    try {
      found.push(...(await measure(text)));
    } catch (error) {
      console.warn('The checker could not measure a text over a picture', text.element, error);
    }
  }
  return found;
}

/** At one go, so that nothing of the page changes meanwhile. */
function placeTexts(texts: readonly Text[], grid: AxeGrid): readonly PlacedText[] {
  try {
    return texts.flatMap(({ element, lines }) => {
      const placed = lines.map((line) => ({ line, layers: layersBeneath(element, line, grid) }));
      const over = placed.filter(({ layers }) => layers.some(showsPicture));
      return over.length === 0 ? [] : [{ element, lines: over }];
    });
  } finally {
    grid.close();
  }
}

/** Texts whose place meets that of a picture; whether the picture lies beneath them is asked afterwards. */
function textsOverPictures({ document, sections }: CheckedPage): readonly Text[] {
  const pictures = picturePlaces(document);
  const elements = new Set(sections.flatMap(({ element }) => textElements(element)));
  return [...elements].flatMap((element) => {
    if (!isExposed(element)) return [];
    const lines = linesOf(element).filter((line) =>
      pictures.some((picture) => picture.element !== element && meets(picture.place, line)),
    );
    return lines.length === 0 ? [] : [{ element, lines }];
  });
}

function picturePlaces(document: Document): readonly { element: Element; place: DOMRect }[] {
  return [...document.querySelectorAll(`main :is(${MEDIA}), main [data-section-id] *`)]
    .filter((element) => element.matches(MEDIA) || getComputedStyle(element).backgroundImage.includes('url('))
    .map((element) => ({ element, place: element.getBoundingClientRect() }))
    .filter(({ place }) => place.width > 1 && place.height > 1);
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

/** Places of an element's own lines of text. */
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

async function measure({ element, lines }: PlacedText): Promise<readonly Found[]> {
  const { fontSize, fontWeight } = getComputedStyle(element);
  const needed = neededRatio({ size: parseFloat(fontSize), weight: Number(fontWeight) });
  const color = textColor(element);
  let worst: { ratio: number; ground: Color } | undefined;
  for (const { line, layers } of lines) {
    const found = worstContrast(color, await paintBeneath(element, layers, line), parseFloat(fontSize));
    if (found.ratio < (worst?.ratio ?? Infinity)) worst = found;
  }
  if (worst === undefined || worst.ratio >= needed) return [];
  const text = normalText(element.textContent ?? '').slice(0, 60);
  const { ratio, ground } = worst;
  const summary = `“${text}” lies over a picture: at its worst place ${asHex(color, ground)} on ${asHex(ground, ground)}, a contrast of ${ratio.toFixed(1)} where ${needed} is needed.`;
  return [{ rule: 'text-over-picture', element, summary }];
}
