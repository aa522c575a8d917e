import { Hono, type MiddlewareHandler } from 'hono';
import type { RateLimits } from '../../backend/core/rate-limits.ts';
import type { Log } from '../../src/lib/log.ts';
import { safeRedirectPath } from '../../src/lib/safe-redirect.ts';
import { headerAddress } from '../../src/lib/redirect.ts';
import { createLimiter } from '../gateway/limits/create-limiter.ts';
import { attemptSchema, type CompanySignIn } from './company-sign-in.ts';
import type { EditorEnvironment } from './editor-environment.ts';
import type { EditorRights } from './editor-rights.ts';
import { createSealed } from '../gateway/sealed.ts';
import { createSealedCookie } from '../gateway/sealed-cookie.ts';

export interface CompanyCallsOptions {
  readonly signIn: CompanySignIn;
  readonly rights: Pick<EditorRights, 'cookie'>;
  readonly secret: string;
  readonly isSecure: boolean;
  readonly log: Log;
  /** Counters shared by all processes; without them each counts alone. */
  readonly rateLimits?: RateLimits | undefined;
}

const ATTEMPT_MILLISECONDS = 10 * 60 * 1000;
const SIGN_IN = '/cms/sign-in';
const MAX_ATTEMPTS = 30;

/**
 * `/oidc/start` redirects to the company's sign-in, `/oidc/callback` handles the return from it. Public, and rate
 * limited.
 */
export function createCompanyCalls(options: CompanyCallsOptions): Hono<EditorEnvironment> {
  const { signIn, rights, log } = options;
  const sealed = createSealed(attemptSchema, { secret: options.secret, purpose: 'editor sign-in' });
  const cookie = createSealedCookie('editor-sign-in', options);

  const app = new Hono<EditorEnvironment>();
  app.use('/oidc/*', limitAttempts(options));
  app.get('/oidc/start', async ({ req }) => {
    const returnTo = toolPath(req.query('return'));
    try {
      const { url, attempt } = await signIn.start(returnTo);
      const expiresAt = Date.now() + ATTEMPT_MILLISECONDS;
      return redirect(url, cookie.write(await sealed.seal(attempt, expiresAt), expiresAt));
    } catch (error) {
      log.error({ err: error }, 'editors: the company sign-in did not respond');
      return redirect(failed('failed', returnTo));
    }
  });
  app.get('/oidc/callback', async ({ req }) => {
    const opened = await sealed.open(cookie.read(req.raw) ?? '');
    const over = cookie.write('', 0);
    if (opened.status !== 'good') return redirect(failed('failed'), over);
    const { place: returnTo } = opened.content;
    try {
      const editor = await signIn.finish(new URL(req.url).searchParams.toString(), opened.content);
      if (editor === undefined) return redirect(failed('no-role', returnTo), over);
      return redirect(returnTo, over, await rights.cookie(editor));
    } catch (error) {
      log.warn({ err: error }, 'editors: the company did not confirm a sign-in');
      return redirect(failed('failed', returnTo), over);
    }
  });
  return app;
}

function limitAttempts({ rateLimits }: CompanyCallsOptions): MiddlewareHandler<EditorEnvironment> {
  const limiter = createLimiter({ name: 'editor-sign-in', points: MAX_ATTEMPTS, rateLimits });
  return async (context, next) => {
    const wait = await limiter.consume(context.env.address);
    if (wait > 0)
      return new Response('Too many attempts. Try again in a minute.\n', {
        status: 429,
        headers: { 'retry-after': String(wait) },
      });
    await next();
    return undefined;
  };
}

/** The path to return to, restricted to studio pages. */
function toolPath(requested: string | undefined): string {
  const own = safeRedirectPath(requested);
  return own?.startsWith('/cms/') && own.length <= 1000 ? own : '/cms/preview';
}

const failed = (reason: 'failed' | 'no-role', returnTo = '/cms/preview') =>
  `${SIGN_IN}?${new URLSearchParams({ fault: reason, return: returnTo })}`;

function redirect(to: string, ...cookies: readonly string[]): Response {
  const location = headerAddress(to);
  const headers = new Headers({ location, 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
