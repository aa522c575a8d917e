/** Writes a page anew. */
export type Template = () => string;

/** A text or attribute of the page, with the characters that the page's renderer escapes there. */
interface Value {
  readonly value: string;
  readonly escaped: RegExp;
}
/** Data that the page carries for its scripts. */
interface Data {
  readonly data: unknown;
}
/** Constant markup, or something that is written from data. */
export type Piece = string | Value | Data;

const PARTS = /<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<(?:[^>"']|"[^"]*"|'[^']*')*>|[^<]+|</g;
const VALUES =
  /( (?:href|src|srcset|alt|title|id|for|name|value|content|props|aria-[a-z]+|data-[\w-]+)=")([^"]*)(?=")/g;
const JSON_SCRIPT = /^(<script\b[^>]*json[^>]*>)([\s\S]*)(<\/script>)$/;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Which characters are escaped depends on the renderer and on the kind of place; the first that fits is used. */
const ESCAPED = [/[&<>"']/g, /[&<>]/g, /[&"]/g] as const;

/**
 * The limit of rendering: an existing page as template literals would write it. Every text, every attribute that a
 * document or product can fill and the data of scripts are values, escaped or serialised each time; tags, classes,
 * styles and scripts are constant. The output is identical.
 */
export function templateOf(html: string): Template {
  const pieces = templatePieces(html);
  return () => {
    let text = '';
    for (const piece of pieces) text += typeof piece === 'string' ? piece : writeValue(piece);
    return text;
  };
}

export function templatePieces(html: string): readonly Piece[] {
  const pieces: Piece[] = [];
  for (const [part] of html.matchAll(PARTS)) {
    for (const piece of piecesOf(part)) {
      const last = pieces.at(-1);
      if (typeof piece === 'string' && typeof last === 'string') pieces[pieces.length - 1] = last + piece;
      else pieces.push(piece);
    }
  }
  return pieces;
}

function piecesOf(part: string): readonly Piece[] {
  if (/^<(script|style)\b/.test(part)) return scriptPieces(part);
  if (!part.startsWith('<')) return [part.trim() === '' ? part : valueOf(part)];
  return part.split(VALUES).map((piece, index) => (index % 3 === 2 && piece !== '' ? valueOf(piece) : piece));
}

function scriptPieces(part: string): readonly Piece[] {
  const [, start = '', json = '', end = ''] = JSON_SCRIPT.exec(part) ?? [];
  if (json === '') return [part];
  const data: unknown = JSON.parse(json);
  return JSON.stringify(data) === json ? [start, { data }, end] : [part];
}

function valueOf(written: string): Piece {
  const value = written.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => CHARACTERS.get(entity) ?? entity);
  const escaped = ESCAPED.find((pattern) => escapeText(value, pattern) === written);
  return escaped ? { value, escaped } : written;
}

const CHARACTERS = new Map(Object.entries(ENTITIES).map(([character, entity]) => [entity, character]));

function writeValue(piece: Value | Data): string {
  return 'data' in piece ? JSON.stringify(piece.data) : escapeText(piece.value, piece.escaped);
}

function escapeText(text: string, escaped: RegExp): string {
  return text.replace(escaped, (character) => ENTITIES[character] ?? character);
}
