import { Hono } from 'hono';
import { previewRecipe } from '../../src/api/catalog/recipes.ts';
import { getProductDetails } from '../../src/api/catalog/products.ts';
import { ApiError, isApiError } from '../../src/api/core/api-error.ts';
import type { CallApi } from '../../src/api/core/operation.ts';
import type { RequestContext } from '../../src/cms/request-context.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import { PART_FIELDS, readPartValues } from '../../src/lib/product/recipe-query.ts';
import { drawRecipe } from '../../domain/customization/drawing.ts';
import { readChoices } from '../../domain/customization/recipe.ts';
import { HTTP_ERRORS } from '../gateway/error-response.ts';
import type { RequestBindings } from '../gateway/gateway-environment.ts';

const HEADERS = { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' };
const MAX_TEXT = 60;

export interface CustomImageOptions {
  readonly sitesConfig: () => SitesConfig;
  readonly visitorCalls: RequestContext['visitorCalls'];
}

/**
 * `GET /fapi/custom-image/{productId}.svg`: the drawing of a product in the colors of the query, with its text; the same
 * on all sites, also those that do not sell it.
 */
export function createCustomImageRoutes({
  sitesConfig,
  visitorCalls,
}: CustomImageOptions): Hono<{ Bindings: RequestBindings }> {
  return new Hono<{ Bindings: RequestBindings }>().get('/custom-image/:name', async (context) => {
    const productId = /^(.{1,200})\.svg$/.exec(context.req.param('name'))?.[1];
    if (productId === undefined) throw new ApiError(HTTP_ERRORS.unknownCall);
    const parts = PART_FIELDS.flatMap((field) => context.req.query(field) ?? []);
    const recipe = { parts, text: (context.req.query('text') ?? '').slice(0, MAX_TEXT) };
    for (const [siteId, { locales }] of Object.entries(sitesConfig().sites)) {
      const [locale = siteId] = locales;
      const { call } = visitorCalls({ cookie: '', userAgent: undefined, address: context.env.address, siteId, locale });
      const image = await draw(call, productId, recipe);
      if (image !== undefined) return context.body(image, 200, HEADERS);
    }
    throw new ApiError(HTTP_ERRORS.unknownCall);
  });
}

interface NamedRecipe {
  readonly parts: readonly string[];
  readonly text: string;
}

async function draw(call: CallApi, productId: string, { parts, text }: NamedRecipe): Promise<string | undefined> {
  const product = await call(getProductDetails, { params: { productId } }).catch(toNothing);
  if (product?.customization === undefined) return undefined;
  const choices = readChoices(product.customization, readPartValues(parts));
  return drawRecipe(product.customization, { choices, text: await acceptedText(call, productId, text) });
}

/** Only a text that could be ordered is drawn: the image has the shop's address. */
async function acceptedText(call: CallApi, productId: string, text: string): Promise<string | null> {
  if (text === '') return null;
  const checked = await call(previewRecipe, { params: { productId }, query: { text } }).catch(toNothing);
  return checked?.text ?? null;
}

function toNothing(error: unknown): undefined {
  if (!isApiError(error) || error.status >= 500) throw error;
  return undefined;
}
