import { z } from 'zod';
import type { ListedPopup } from '../../lib/popups/listed-popup.ts';

/** Members of the documents `popup/<name>` besides the envelope of a page (docs/contract.md#pop-ups). */
export const popupMembers = z.object({
  name: z.string().trim().min(1).max(100).optional(),
  minimizedTitle: z.string().trim().max(60).nullish(),
  pages: z
    .array(
      z
        .string()
        .regex(/^\/(?:[^\s*?#]*|(?:[^\s*?#]+\/)?\*)$/, 'a path such as /about-us, or /articles/* for all below'),
    )
    .max(50)
    .nullish(),
});

/** Lenient: an invalid member counts as absent, but for the paths: an unreadable list must not be every page. */
const popup = z.object({
  id: z.string().min(1),
  slug: z.string().min(1),
  name: popupMembers.shape.name.catch(undefined),
  minimizedTitle: popupMembers.shape.minimizedTitle.catch(undefined),
  pages: z.array(z.string()).nullish(),
  locale: z.string().catch(''),
  sections: z.unknown().optional(),
  baselines: z.array(z.unknown()).min(1).optional().catch(undefined),
});
type Popup = z.output<typeof popup>;

const list = z.object({ items: z.array(z.unknown()) });

function readPopups(document: unknown): readonly Popup[] {
  const items = list.safeParse(document).data?.items ?? [];
  return items.flatMap((item) => popup.safeParse(item).data ?? []);
}

interface PopupPage {
  readonly locale: string;
  /** Untranslated. */
  readonly path: string;
}

/** The pop-ups of a page, in order; those in another language than the page's would be an odd interruption. */
export function popupsOfPage(document: unknown, { locale, path }: PopupPage): readonly ListedPopup[] {
  return readPopups(document)
    .filter((one) => one.locale === '' || one.locale.slice(0, 2) === locale.slice(0, 2))
    .filter(({ pages }) => !pages || pages.length === 0 || pages.some((pattern) => isBelow(path, pattern)))
    .map(({ id, name, slug, minimizedTitle }) => ({
      id,
      name: name ?? slug,
      slug,
      minimizedTitle: minimizedTitle || undefined,
    }));
}

/** `/articles/*` stands for the pages below `/articles`, `/*` for every page. */
function isBelow(path: string, pattern: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/**
 * The document of a pop-up by its name, of which the content operation `popups` returns a list. A service that has no
 * slots returns its sections as `baselines`.
 */
export function findPopup(document: unknown, slug: string): object | undefined {
  const items = list.safeParse(document).data?.items ?? [];
  const item = items.find((one) => popup.safeParse(one).data?.slug === slug);
  const found = popup.safeParse(item).data;
  if (found === undefined || typeof item !== 'object' || item === null) return undefined;
  return found.sections === undefined ? withSlots(item, found.baselines ?? []) : item;
}

const slotted = new WeakMap<object, object>();

/** The same object for the same item, by which compiled sections are found again. */
function withSlots(item: object, main: readonly unknown[]): object {
  const known = slotted.get(item) ?? { ...item, sections: { main } };
  slotted.set(item, known);
  return known;
}
