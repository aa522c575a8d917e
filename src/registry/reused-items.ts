import { isDeepStrictEqual } from 'node:util';
import { PAGE_TEXT_LIMIT } from '../config.ts';
import { isSkipped, type CompiledEntry, type CompiledItem } from './compiled.ts';

/** What compiling the items of a page has used up so far. */
export interface Progress {
  sections: number;
  letters: number;
  readonly ids: Set<string>;
}

type ItemInput = Pick<CompiledEntry, 'raw' | 'headingLevel' | 'eager'>;

/**
 * The compiled item of the page's former revision, if the same item would be made again; adds what it uses to `progress`. An
 * item that is left out or whose id is used twice is compiled again, so that it is logged again.
 */
export function reuseItem(
  former: CompiledEntry | undefined,
  input: ItemInput,
  progress: Progress,
): CompiledItem | undefined {
  if (former === undefined || isSkipped(former.item) || former.start !== progress.sections) return undefined;
  if (former.headingLevel !== input.headingLevel || former.eager !== input.eager) return undefined;
  const { used } = former;
  if (progress.letters + used.letters > PAGE_TEXT_LIMIT) return undefined;
  if (used.ids.some((id) => progress.ids.has(id)) || !isDeepStrictEqual(former.raw, input.raw)) return undefined;
  progress.sections += used.sections;
  progress.letters += used.letters;
  for (const id of used.ids) progress.ids.add(id);
  return former.item;
}

/** Compiles an item, and records what it used. */
export function compileCounting(input: ItemInput, progress: Progress, compile: () => CompiledItem): CompiledEntry {
  const { sections: start, letters } = progress;
  const before = new Set(progress.ids);
  const item = compile();
  const ids = [...progress.ids].filter((id) => !before.has(id));
  return {
    ...input,
    start,
    used: { sections: progress.sections - start, letters: progress.letters - letters, ids },
    item,
  };
}
