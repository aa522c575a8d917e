import { Hono } from 'hono';
import { z } from 'zod';
import { confirmSubscription } from '../../src/api/subscription-confirmation.ts';
import { publicPath } from '../../src/cms/locale-path.ts';
import { defaultLocale } from '../../src/cms/site-config.ts';
import type { SitesConfig } from '../../src/cms/sites.schema.ts';
import type { RequestBindings } from '../door/door.ts';
import type { Upstream } from '../door/upstream.ts';

const PAGE = '/newsletter-subscription';
const TOKEN = /^[\w-]{20,200}$/;
const answered = z.object({ locale: z.string() });

export interface ConfirmationCallsOptions {
  readonly commerce: Upstream;
  readonly sitesConfig: () => SitesConfig;
}

/** Where the link in a mail leads: the address is confirmed, and the page in the subscriber's language says so. */
export function createConfirmationCalls({ commerce, sitesConfig }: ConfirmationCallsOptions): Hono<{
  Bindings: RequestBindings;
}> {
  return new Hono<{ Bindings: RequestBindings }>().get('/confirm-subscription', async (context) => {
    const config = sitesConfig();
    const locale = await confirm(commerce, context.req.query('token') ?? '');
    const known = locale !== undefined && Object.hasOwn(config.locales, locale) ? locale : defaultLocale(config);
    context.header('cache-control', 'private, no-store');
    context.header('referrer-policy', 'no-referrer');
    return context.redirect(`${publicPath(PAGE, known, config)}?confirmed=${locale !== undefined}`, 303);
  });
}

async function confirm(commerce: Upstream, token: string): Promise<string | undefined> {
  if (!TOKEN.test(token)) return undefined;
  const { method, path: target } = confirmSubscription;
  const body = new TextEncoder().encode(JSON.stringify({ token }));
  const headers = new Headers({ 'content-type': 'application/json' });
  const answer = await commerce.send({ method, target, headers, body });
  if (!('response' in answer) || !answer.response.ok) return undefined;
  return answered.safeParse(await answer.response.json().catch(() => undefined)).data?.locale;
}
