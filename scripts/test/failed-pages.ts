import { readFileSync } from 'node:fs';

/** Kinds of lines of an accessibility snapshot that say what state a page is in. */
const TELLING =
  /^\s*- (heading .*\[level=[12]\]|alert|status|dialog|link ".*\[active\]|textbox.*\[(active|invalid)|button.*\[(active|disabled))/;
const MAX_LINES = 40;

/**
 * Describes the page of a failed browser test, from the Markdown file that Playwright attaches as `error-context`: its
 * headings, messages, dialogs and the focus. What a machine without its files printed is all that is left of it.
 */
export function describeFailedPage(file: string): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => TELLING.test(line))
    .slice(0, MAX_LINES)
    .join('\n');
}
