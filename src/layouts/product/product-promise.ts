import { z } from 'zod';
import type { RequestContext } from '../../cms/request-context.ts';
import { sanitizeRichText } from '../../cms/sections/sanitize-html.ts';
import { PRODUCT_PROMISE } from '../../cms/site/product-fragments.ts';
import { localizeHref } from '../../cms/site/locale-path.ts';
import { readOptionalDocument } from '../../registry/load-page.ts';

const fragment = z.object({
  sections: z.array(z.object({ content: z.object({ html: z.string() }) })).length(1),
});

/** The line on delivery and returns beside the buttons of every product, HTML: the text of the fragment `product-promise`. */
export async function loadPromise(shop: RequestContext): Promise<string | undefined> {
  const document = await readOptionalDocument(shop, { kind: 'fragment', name: PRODUCT_PROMISE });
  const html = fragment.safeParse(document).data?.sections[0]?.content.html;
  if (html === undefined) return undefined;
  return sanitizeRichText(html, { rewriteHref: (href) => localizeHref(href, shop.locale, shop.sitesConfig) });
}
