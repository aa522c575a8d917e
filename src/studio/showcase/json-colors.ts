/** Highlights JSON in `code[data-json]` by the CSS Custom Highlight API, which does not change the DOM. */

const TOKENS = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi;
const done = new WeakSet<Element>();

export function colorJson(code: Element): void {
  const text = code.firstChild;
  if (!('highlights' in CSS) || text === null || done.has(code)) return;
  done.add(code);
  for (const match of (text.textContent ?? '').matchAll(TOKENS)) {
    const [all, string, colon] = match;
    const range = new Range();
    range.setStart(text, match.index);
    range.setEnd(text, match.index + (string ?? all).length);
    kind(string === undefined ? 'json-value' : colon === undefined ? 'json-string' : 'json-key').add(range);
  }
}

function kind(name: string): Highlight {
  const known = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, known);
  return known;
}
