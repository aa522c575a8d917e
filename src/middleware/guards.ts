import type { APIContext, MiddlewareHandler } from 'astro';
import { localizeHref, publicPath } from '../cms/site/locale-path.ts';
import { asResetToken, readResetToken, resetCookie } from '../lib/reset-cookie.ts';
import { redirectTo } from '../lib/redirect.ts';
import type { Route } from '../route.ts';

type Guard = NonNullable<Route['guard']>;

/** The redirect of a guard; `undefined` where the visitor may see the page. */
const GUARDS: Readonly<Record<Guard, (context: APIContext) => Promise<Response | undefined>>> = {
  async login(context) {
    const { locals, url, request } = context;
    const { readSession, pendingForms, path, locale, sitesConfig } = locals.shop;
    if ((await readSession(request))?.loggedIn) return undefined;
    const here = publicPath(path, locale, sitesConfig) + url.search;
    const isForm = request.method === 'POST';
    const pending = isForm ? await pendingForms.store(path, new URLSearchParams(await request.text())) : undefined;
    return redirectLocalized(context, `/sign-in?return=${encodeURIComponent(here)}`, pending);
  },
  async editor(context) {
    const { locals, url, request } = context;
    const editor = locals.shop.editor ?? (await locals.shop.readEditor(request));
    if (editor === undefined)
      return redirectLocalized(context, `/cms/sign-in?return=${encodeURIComponent(locals.shop.path + url.search)}`);
    locals.shop = locals.shop.with({ editor });
    return undefined;
  },
  guest: (context) => redirectSignedIn(context, '/account'),
  lookup: (context) => redirectSignedIn(context, '/account/order-history'),
  async order(context) {
    const { searchParams } = context.url;
    return searchParams.get('email') || searchParams.get('orderNumber')
      ? undefined
      : redirectLocalized(context, '/order-status');
  },
  /** The token of the mailed link goes into a cookie at once, off the address (docs/contract.md#pages). */
  async 'reset-token'(context) {
    const { locals, url, request } = context;
    const isSecure = locals.shop.publicOrigin.startsWith('https:');
    const token = asResetToken(url.searchParams.get('token'));
    if (token !== undefined) return redirectLocalized(context, '/reset-password', resetCookie(token, isSecure));
    const hasResetCookie = readResetToken(request.headers.get('cookie'), isSecure) !== undefined;
    return hasResetCookie && !url.searchParams.has('token') ? undefined : redirectLocalized(context, '/');
  },
  cart: async () => undefined,
  'finished-order': async () => undefined,
};

async function redirectSignedIn(context: APIContext, to: string): Promise<Response | undefined> {
  return (await context.locals.shop.readSession(context.request))?.loggedIn
    ? redirectLocalized(context, to)
    : undefined;
}

function redirectLocalized({ locals }: APIContext, to: string, cookie?: string): Response {
  const headers = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer' };
  const allHeaders = cookie === undefined ? headers : { ...headers, 'Set-Cookie': cookie };
  return redirectTo(localizeHref(to, locals.shop.locale, locals.shop.sitesConfig), 303, allHeaders);
}

/**
 * Applies the guard and the flag that the route declares; a guarded page is personal and never stored. In preview every
 * page is accessible and filled with sample states.
 */
export const guardRoutes: MiddlewareHandler = async (context, next) => {
  const { route, flags, preview, cache } = context.locals.shop;
  const { guard, flag } = route?.route ?? {};
  if (flag !== undefined && !flags[flag]) return redirectLocalized(context, '/');
  if (guard === undefined) return next();
  const isOpen = preview !== undefined && guard !== 'editor';
  const elsewhere = isOpen ? undefined : await GUARDS[guard](context);
  if (elsewhere !== undefined) return elsewhere;
  cache.store = false;
  const response = await next();
  response.headers.set('Cache-Control', 'private, no-store');
  return response;
};
