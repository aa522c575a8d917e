import { Parser } from 'htmlparser2';
import { slugify } from '../../lib/slug.ts';

export interface Heading {
  readonly id: string;
  readonly text: string;
  readonly level: 2 | 3;
}

/** Gives headings ids that are unique on the page: `prefix`, then their words. */
export interface Outline {
  /** Clean rich text with an id on each `h2` and `h3`; their list is added to `headings`. */
  anchor(html: string): string;
  readonly headings: readonly Heading[];
}

export function createOutline(prefix: string): Outline {
  const headings: Heading[] = [];
  const taken = new Set<string>();

  function idOf(text: string): string {
    const base = `${prefix}-${slugify(text) || 'part'}`;
    let id = base;
    for (let count = 2; taken.has(id); count++) id = `${base}-${count}`;
    taken.add(id);
    return id;
  }

  function anchor(html: string): string {
    let anchored = '';
    let done = 0;
    for (const { at, text, level } of headingsIn(html)) {
      const id = idOf(text);
      headings.push({ id, text, level });
      anchored += `${html.slice(done, at)} id="${id}"`;
      done = at;
    }
    return anchored + html.slice(done);
  }

  return { anchor, headings };
}

interface HeadingMatch {
  /** Offset for an attribute: after the name of the tag. */
  readonly at: number;
  readonly level: 2 | 3;
  text: string;
}

function headingsIn(html: string): readonly HeadingMatch[] {
  const found: HeadingMatch[] = [];
  let open: HeadingMatch | undefined;
  const parser = new Parser({
    onopentagname(name) {
      if (name !== 'h2' && name !== 'h3') return;
      open = { at: parser.startIndex + 3, level: name === 'h2' ? 2 : 3, text: '' };
    },
    ontext(text) {
      if (open) open.text += text;
    },
    onclosetag(name) {
      if (open === undefined || name !== `h${open.level}`) return;
      if (open.text.trim() !== '') found.push({ ...open, text: open.text.trim() });
      open = undefined;
    },
  });
  parser.end(html);
  return found;
}
