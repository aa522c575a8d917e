import type { BenchItem } from './content.ts';

/** Renders a page from its items. */
export type Template = (items: readonly BenchItem[]) => string;

/** A constant piece of markup, or the value of a field with its encoding. */
type Piece = string | { readonly path: readonly string[]; readonly isHtml: boolean };

/**
 * The limit of rendering: an existing page as template literals would write it. Every text of the items that occurs in
 * the markup becomes a value that is looked up and escaped; everything else is constant. The output is identical.
 */
export function templateOf(html: string, items: readonly BenchItem[]): Template {
  const [start = '', ...sections] = html.split(/(?=<section[^>]+data-section-id=")/);
  const pieces = sections.map((section, index) => piecesOf(section, leavesOf(items[index]?.content ?? {}, [])));
  return (current) => start + pieces.map((parts, index) => write(parts, current[index]?.content ?? {})).join('');
}

interface Leaf {
  readonly path: readonly string[];
  readonly text: string;
}

function leavesOf(value: unknown, path: readonly string[]): readonly Leaf[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => leavesOf(child, [...path, name]));
}

/** Replaces the first occurrence of each leaf that is still constant, so that values stay in the markup's order. */
function piecesOf(section: string, leaves: readonly Leaf[]): readonly Piece[] {
  return leaves.reduce<readonly Piece[]>(
    (pieces, { path, text }) => {
      const isHtml = path.at(-1) === 'html';
      const written = isHtml ? text : escapeText(text);
      const at = pieces.findIndex((piece) => typeof piece === 'string' && piece.includes(written));
      const piece = pieces[at];
      if (written === '' || typeof piece !== 'string') return pieces;
      const from = piece.indexOf(written);
      const parts = [piece.slice(0, from), { path, isHtml }, piece.slice(from + written.length)];
      return [...pieces.slice(0, at), ...parts, ...pieces.slice(at + 1)];
    },
    [section],
  );
}

function write(pieces: readonly Piece[], content: unknown): string {
  let text = '';
  for (const piece of pieces) text += typeof piece === 'string' ? piece : writeValue(piece, content);
  return text;
}

function writeValue({ path, isHtml }: Exclude<Piece, string>, content: unknown): string {
  let value = content;
  for (const name of path) value = Reflect.get(Object(value), name);
  return isHtml ? String(value) : escapeText(String(value));
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
