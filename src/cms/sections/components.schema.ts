import { z } from 'zod';
import type { Link } from './content-fields.ts';
import { safeHref } from '../site/safe-url.ts';

/** Documents `generic/components/<name>`: content shared by pages and scripts. Malformed entries are left out. */

export const SERVICE_ICONS = ['help', 'delivery', 'returns', 'store', 'contact', 'repair', 'size', 'gift'] as const;

export interface SearchHub {
  /** Suggested search terms. */
  readonly terms: readonly string[];
  readonly links: readonly Link[];
}

export interface UtilityLink extends Link {
  readonly icon: (typeof SERVICE_ICONS)[number];
  readonly text?: string | undefined;
}

export interface CollectionLink extends Link {
  readonly slug: string;
  readonly text: string;
}

const entries = z.array(z.unknown()).catch([]);
const href = z.string().refine((value) => safeHref(value) !== undefined);
export const hubLink = z.object({ label: z.string().min(1).max(200), href });
export const searchTerm = z.string().trim().min(1).max(100);
const searchHub = z.object({ terms: entries, links: entries }).catch({ terms: [], links: [] });
const utility = z.object({ items: entries }).catch({ items: [] });
export const serviceLink = hubLink.extend({
  icon: z.enum(SERVICE_ICONS).catch('help'),
  text: z.string().max(300).optional().catch(undefined),
});
const collection = z.object({
  slug: z.string().min(1),
  title: z.string().optional().catch(undefined),
  seo: z
    .object({ title: z.string().catch(''), description: z.string().catch('') })
    .catch({ title: '', description: '' }),
});

function readList<T>(list: readonly unknown[], schema: z.ZodType<T>): readonly T[] {
  return list.flatMap((entry) => {
    const parsed = schema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}

export function readSearchHub(document: unknown): SearchHub {
  const { terms, links } = searchHub.parse(document);
  return { terms: readList(terms, searchTerm), links: readList(links, hubLink) };
}

export function readUtility(document: unknown): readonly UtilityLink[] {
  return readList(utility.parse(document).items, serviceLink);
}

const FOLDER = 'collections/';

/** From the content operation `children`: the data of the pages below `collections`. */
export function readCollections(document: unknown): readonly CollectionLink[] {
  return readList(utility.parse(document).items, collection).map(({ slug: name, title, seo }) => {
    const slug = name.startsWith(FOLDER) ? name.slice(FOLDER.length) : name;
    return { slug, label: title || seo.title || slug, text: seo.description, href: `/${FOLDER}${slug}` };
  });
}
