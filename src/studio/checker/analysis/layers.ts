import type { AxeGrid } from './axe-grid.ts';
import { toColor } from './color.ts';

/** Something that is painted beneath a text, the lowest first. */
export interface Layer {
  readonly element: Element;
  /** The element itself, or what is generated at its end, such as a veil over a picture. */
  readonly part: 'own' | '::before' | '::after';
}

const MEDIA_SELECTOR = 'img, video, canvas';
const SAMPLES = 5;

export function showsMedia({ element, part }: Layer): boolean {
  return part === 'own' && (element.matches(MEDIA_SELECTOR) || hasImage(getComputedStyle(element)));
}

const hasImage = ({ backgroundImage }: CSSStyleDeclaration): boolean => backgroundImage.includes('url(');

/** Elements beneath a line of text, the lowest first; nothing where something covers the text. */
export function layersBeneath(text: Element, line: DOMRect, grid: AxeGrid): readonly Layer[] {
  const beneath: Element[] = [];
  for (const point of pointsOf(line)) {
    const stack = grid.stackAt(text, point);
    const at = stack.indexOf(text);
    if (at === -1) continue;
    for (const element of stack.slice(at)) {
      if (!beneath.includes(element)) beneath.push(element);
      if (isOpaque(element, line)) break;
    }
  }
  return withGenerated(beneath.toReversed(), text);
}

function pointsOf({ left, top, width, height }: DOMRect): readonly DOMRect[] {
  const part = width / SAMPLES;
  return Array.from({ length: SAMPLES }, (_, at) => new DOMRect(left + at * part, top, part, height));
}

/** Whether nothing below can be seen through it. */
function isOpaque(element: Element, line: DOMRect): boolean {
  const [, , , alpha] = toColor(getComputedStyle(element).backgroundColor);
  if (alpha < 1) return false;
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return left <= line.left + 1 && top <= line.top + 1 && right >= line.right - 1 && bottom >= line.bottom - 1;
}

/** `::before` lies right on its element, `::after` on all that is in it; what holds the text lies beneath it either way. */
function withGenerated(elements: readonly Element[], text: Element): readonly Layer[] {
  const layers: Layer[] = [];
  elements.forEach((element, at) => {
    layers.push({ element, part: 'own' });
    if (isVeil(element, '::before')) layers.push({ element, part: '::before' });
    for (const ended of elements.slice(0, at + 1)) {
      const last = elements.findLastIndex((other) => ended.contains(other) && !other.contains(text));
      if (last === at && isVeil(ended, '::after')) layers.push({ element: ended, part: '::after' });
    }
  });
  return layers;
}

/** A generated box over all of its element. One that is cut out by a mask is an ornament. */
function isVeil(element: Element, part: '::before' | '::after'): boolean {
  const style = getComputedStyle(element, part);
  if (style.content === 'none' || style.position !== 'absolute' || style.maskImage !== 'none') return false;
  const isPainted = style.backgroundImage !== 'none' || toColor(style.backgroundColor)[3] > 0;
  const { width, height } = element.getBoundingClientRect();
  return isPainted && parseFloat(style.width) >= width - 2 && parseFloat(style.height) >= height - 2;
}
