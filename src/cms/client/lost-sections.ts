import { z } from 'zod';
import { hasSections, isPageKind } from './response-shape.ts';
import type { ContentTarget } from './content-target.ts';
import { parseObject } from './content-client-parse.ts';
import type { StoredCopies } from './stored-copies.ts';

const lost = z.object({
  key: z.string(),
  kind: z.string(),
  name: z.string(),
  siteId: z.string(),
  locale: z.string(),
  /** Epoch milliseconds. */
  since: z.number(),
  until: z.number(),
});

type Loss = z.output<typeof lost>;

/**
 * A page that lost all its sections at once; `copyFile` is the name of the file that holds its last version with
 * sections.
 */
export interface LostSections extends Loss {
  readonly copyFile: string;
}

export interface Losses {
  /** Whether to retain the stored copy unchanged although the document changed. `former` is the version before. */
  retainsCopy(target: ContentTarget, document: object, former: object | undefined): Promise<boolean>;
  /** Whether the page with this key has lost its sections. */
  has(key: string): Promise<boolean>;
  /** Whether the retention time of the copy is over; true once. */
  isOver(key: string): boolean;
  /** Pages with retained copies, the newest first. */
  list(): Promise<readonly LostSections[]>;
}

const DAY = 24 * 60 * 60_000;
/** The list is itself a stored copy, so that it survives a restart; no document has this key. */
const LIST_KEY = 'lost-sections';

/** Retains the last version of a page with sections for a day, so that a page emptied by mistake can be restored. */
export function createLosses(copies: StoredCopies): Losses {
  const losses = new Map<string, Loss>();
  const restored = restore();

  async function restore(): Promise<void> {
    const text = await copies.read(LIST_KEY);
    const list = text === undefined ? undefined : await parseObject(text);
    for (const loss of z.object({ items: z.array(lost) }).safeParse(list).data?.items ?? []) set(loss);
  }

  function set(loss: Loss): void {
    losses.set(loss.key, loss);
    copies.protect(loss.key, true);
  }

  function remove(key: string): void {
    losses.delete(key);
    copies.protect(key, false);
    save();
  }

  function save(): void {
    copies.protect(LIST_KEY, losses.size > 0);
    if (losses.size === 0) copies.remove(LIST_KEY);
    else copies.write(LIST_KEY, JSON.stringify({ items: [...losses.values()] }));
  }

  async function retainsCopy(target: ContentTarget, document: object, former: object | undefined): Promise<boolean> {
    await restored;
    const { key } = target;
    const isLost = isPageKind(target.document.kind) && !hasSections(document);
    if (!isLost) {
      if (losses.has(key)) remove(key);
      return false;
    }
    if (losses.has(key)) return !isOver(key);
    const before = former ?? (await storedDocument(key));
    if (before === undefined || !hasSections(before)) return false;
    if (former !== undefined) copies.write(key, JSON.stringify(former));
    const since = Date.now();
    set({ key, ...target.document, since, until: since + DAY });
    save();
    return true;
  }

  async function has(key: string): Promise<boolean> {
    await restored;
    return losses.has(key);
  }

  async function storedDocument(key: string): Promise<object | undefined> {
    const text = await copies.read(key);
    return text === undefined ? undefined : parseObject(text);
  }

  function isOver(key: string): boolean {
    const until = losses.get(key)?.until;
    if (until === undefined || Date.now() < until) return false;
    remove(key);
    return true;
  }

  async function list(): Promise<readonly LostSections[]> {
    await restored;
    const now = Date.now();
    return [...losses.values()]
      .filter(({ until }) => now < until)
      .map((loss) => ({ ...loss, copyFile: copies.fileName(loss.key) }))
      .toSorted((a, b) => b.since - a.since);
  }

  return { retainsCopy, has, isOver, list };
}
