import type { RecipeChoices } from './recipe.ts';

/** One path of a drawing, filled or drawn as a line: in the color of a part, or in a fixed one. */
export interface DrawingShape {
  readonly d: string;
  readonly part?: string | undefined;
  readonly color?: string | undefined;
  /** The width of a line; without one the path is filled. */
  readonly line?: number | undefined;
  readonly opacity?: number | undefined;
}

export interface DrawingText {
  /** The middle of the text. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly rotate?: number | undefined;
  readonly color: string;
}

/** A drawing of a product whose parts change color, in its own units. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly DrawingShape[];
  readonly text?: DrawingText | undefined;
}

interface DrawnParts {
  readonly parts: readonly {
    readonly id: string;
    readonly colors: readonly { readonly id: string; readonly hex: string }[];
  }[];
  readonly drawing: Drawing;
}

interface DrawnRecipe {
  readonly choices: RecipeChoices;
  readonly text: string | null;
  /** Alternative text; without one the drawing is decorative. */
  readonly label?: string | undefined;
}

/** The width of a capital letter, in parts of the font size. */
const LETTER = 0.68;
const NOTHING = '#808080';

/** The font size at which a text fits into its place. */
export function fitText({ size, width }: Pick<DrawingText, 'size' | 'width'>, text: string): number {
  return Math.round(Math.min(size, width / (LETTER * Math.max(1, Array.from(text).length))) * 10) / 10;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeText = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

/** The SVG of a recipe. Its shapes name their part, so that a script can change their color. */
export function drawRecipe({ parts, drawing }: DrawnParts, { choices, text, label }: DrawnRecipe): string {
  const hexOf = (part: string) => {
    const colors = parts.find(({ id }) => id === part)?.colors ?? [];
    return (colors.find(({ id }) => id === choices[part]) ?? colors[0])?.hex ?? NOTHING;
  };
  const role = label === undefined ? 'aria-hidden="true"' : `role="img" aria-label="${escapeText(label)}"`;
  const size = `width="${drawing.width}" height="${drawing.height}"`;
  const shapes = drawing.shapes.map((shape) =>
    drawShape(shape, shape.part === undefined ? undefined : hexOf(shape.part)),
  );
  const written = drawing.text === undefined ? '' : drawText(drawing.text, text ?? '');
  const box = `viewBox="0 0 ${drawing.width} ${drawing.height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${size} ${role}>${shapes.join('')}${written}</svg>`;
}

function drawShape({ d, part, color, line, opacity }: DrawingShape, hex: string | undefined): string {
  const paint = escapeText(hex ?? color ?? NOTHING);
  const style =
    line === undefined
      ? `fill="${paint}"`
      : `fill="none" stroke="${paint}" stroke-width="${line}" stroke-linecap="round" stroke-linejoin="round"`;
  const name = part === undefined ? '' : ` data-piece="${escapeText(part)}"`;
  const faint = opacity === undefined ? '' : ` opacity="${opacity}"`;
  return `<path d="${escapeText(d)}" ${style}${faint}${name}/>`;
}

function drawText(place: DrawingText, text: string): string {
  const { x, y, rotate = 0, color, size, width } = place;
  const rotation = rotate === 0 ? '' : ` transform="rotate(${rotate} ${x} ${y})"`;
  const font = `font-family="system-ui, sans-serif" font-weight="600" font-size="${fitText(place, text)}"`;
  const data = `data-text="" data-size="${size}" data-width="${width}"`;
  const position = `x="${x}" y="${y}" text-anchor="middle" dominant-baseline="central"`;
  return `<text ${position} fill="${escapeText(color)}" ${font}${rotation} ${data}>${escapeText(text)}</text>`;
}
