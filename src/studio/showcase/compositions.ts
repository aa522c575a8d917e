import { z } from 'zod';
import type { RequestContext } from '../../cms/request-context.ts';

/** A document of kind showcase: sections that editors view together. */
export interface Composition {
  readonly name: string;
  readonly title: string;
  readonly description: string;
}

const answer = z.object({ items: z.array(z.unknown()) });
const entry = z.object({
  slug: z.string().min(1),
  seo: z
    .object({ title: z.string().catch(''), description: z.string().catch('') })
    .catch({ title: '', description: '' }),
});

/**
 * Lists those of the request's locale and its fallbacks, drafts included; an empty list where the content service
 * fails.
 */
export async function listCompositions({ content, siteId, locale }: RequestContext): Promise<readonly Composition[]> {
  const found = await content.get({ kind: 'showcases', siteId, locale, preview: {} });
  const items = found.status === 'found' ? (answer.safeParse(found.document).data?.items ?? []) : [];
  return items.flatMap((item) => {
    const { data } = entry.safeParse(item);
    if (data === undefined) return [];
    return [{ name: data.slug, title: data.seo.title || data.slug, description: data.seo.description }];
  });
}
