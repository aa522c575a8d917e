import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { ApiError, isApiError } from '../../src/api/core/api-error.ts';
import { confirmSubscription } from '../../src/api/account/subscription-confirmation.ts';
import { publicPath } from '../../src/cms/site/locale-path.ts';
import { defaultLocale } from '../../src/cms/site/site-config.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import type { RequestBindings } from '../gateway/gateway-environment.ts';
import { HTTP_ERRORS } from '../gateway/error-response.ts';
import { requireOwnOrigin } from '../gateway/require-own-origin.ts';
import type { OriginRule } from '../gateway/same-origin.ts';
import type { Upstream } from '../gateway/upstream.ts';

const PAGE = '/confirm-subscription';
const TOKEN = /^[\w-]{20,200}$/;
/** Bytes: room for a token and a locale. */
const BODY = 2048;
const limitForm = bodyLimit({
  maxSize: BODY,
  onError: () => {
    throw new ApiError({ ...HTTP_ERRORS.tooLarge, message: 'The form is larger than 2 KiB.' });
  },
});
const sent = z.object({ token: z.string().regex(TOKEN).catch(''), locale: z.string().catch('') });
const answered = z.object({ locale: z.string() });

export interface ConfirmationCallsOptions {
  readonly commerce: Upstream;
  readonly sitesConfig: () => SitesConfig;
  readonly origin: OriginRule;
}

/**
 * Handles the form of the page that a confirmation mail links to, and redirects to the result page in the subscriber's
 * language.
 */
export function createConfirmationCalls({ commerce, sitesConfig, origin }: ConfirmationCallsOptions): Hono<{
  Bindings: RequestBindings;
}> {
  const app = new Hono<{ Bindings: RequestBindings }>();
  return app.post(`${PAGE}/confirm`, requireOwnOrigin(origin), limitForm, async (context) => {
    const config = sitesConfig();
    const { token, locale } = sent.parse(await context.req.parseBody().catch(() => ({})));
    const confirmed = await confirm(commerce, token);
    const isKnown = (name: string) => Object.hasOwn(config.locales, name);
    const known = [confirmed ?? '', locale].find(isKnown) ?? defaultLocale(config);
    context.header('cache-control', 'private, no-store');
    return context.redirect(`${publicPath(PAGE, known, config)}?confirmed=${confirmed !== undefined}`, 303);
  });
}

async function confirm(commerce: Upstream, token: string): Promise<string | undefined> {
  if (token === '') return undefined;
  const { method, path: target } = confirmSubscription;
  const body = new TextEncoder().encode(JSON.stringify({ token }));
  const headers = new Headers({ 'content-type': 'application/json' });
  const response = await commerce.send({ method, target, headers, body }).catch((error: unknown) => {
    if (!isApiError(error)) throw error;
  });
  return response?.ok ? answered.safeParse(await response.json().catch(() => undefined)).data?.locale : undefined;
}
