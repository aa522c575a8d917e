import { normalText } from './alt-text.ts';

/** The contrast of a letter depends on its outline: a margin of this fraction of the font size. */
const RIM = 1 / 12;
/** Further off-canvas than any line is long: letters are drawn there, and only their shadows fall into the line. */
const FAR = 20_000;
const SHADOW = /([a-z]+\([^)]*\)) (-?[\d.]+)px (-?[\d.]+)px ([\d.]+)px/g;

interface Word {
  readonly text: string;
  readonly rect: DOMRect;
}

type Context = CanvasRenderingContext2D;

/**
 * Paints the shadows of a line's letters over their background, and makes everything transparent except the outline of
 * the letters. `context` uses the page's coordinates.
 */
export function keepRim(context: Context, element: Element, line: DOMRect): void {
  const style = getComputedStyle(element);
  const words = wordsOn(line, element, style);
  const { fontStyle, fontWeight, fontSize, fontFamily, letterSpacing } = style;
  context.save();
  context.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  context.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
  for (const shadow of [...style.textShadow.matchAll(SHADOW)].toReversed()) paintShadow(context, words, shadow);
  const rim = 2 * Math.max(1, parseFloat(fontSize) * RIM);
  keepOnly(context, (mask) => {
    mask.lineWidth = rim;
    mask.lineJoin = 'round';
    for (const word of words) mask.strokeText(word.text, word.rect.left, baselineOf(mask, word));
    mask.globalCompositeOperation = 'destination-out';
    for (const word of words) mask.fillText(word.text, word.rect.left, baselineOf(mask, word));
  });
  context.restore();
}

function paintShadow(context: Context, words: readonly Word[], [, color = '', x, y, blur]: RegExpExecArray): void {
  context.save();
  context.fillStyle = '#000';
  context.shadowColor = color;
  context.shadowOffsetX = Number(x) + FAR;
  context.shadowOffsetY = Number(y);
  context.shadowBlur = Number(blur);
  for (const word of words) context.fillText(word.text, word.rect.left - FAR, baselineOf(context, word));
  context.restore();
}

/** Clears everything that `draw` does not cover. */
function keepOnly(context: Context, draw: (mask: Context) => void): void {
  const { width, height } = context.canvas;
  const mask = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  if (mask === null) throw new Error('The browser provides no 2D canvas context');
  mask.setTransform(context.getTransform());
  mask.font = context.font;
  mask.letterSpacing = context.letterSpacing;
  draw(mask);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(mask.canvas, 0, 0);
}

/** The client rectangle of a text is as high as the font's ascent and descent. */
function baselineOf(context: Context, { text, rect }: Word): number {
  const { fontBoundingBoxAscent: rise, fontBoundingBoxDescent: fall } = context.measureText(text);
  return rect.top + (rect.height - rise - fall) / 2 + rise;
}

function wordsOn(line: DOMRect, element: Element, { textTransform }: CSSStyleDeclaration): readonly Word[] {
  const range = document.createRange();
  return [...element.childNodes].flatMap((node) => {
    if (node.nodeType !== Node.TEXT_NODE || normalText(node.textContent ?? '') === '') return [];
    return [...(node.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: text, index }) => {
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      const rect = range.getBoundingClientRect();
      const isOnLine = rect.top < line.bottom && rect.bottom > line.top && rect.left < line.right;
      return isOnLine ? [{ text: textTransform === 'uppercase' ? text.toUpperCase() : text, rect }] : [];
    });
  });
}
