import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { RateLimits } from '../../backend/core/rate-limits.ts';
import { ApiError, isApiError } from '../../src/api/core/api-error.ts';
import { issueToken } from '../../src/api/identity/token.ts';
import type { RequestContext, VisitorCalls } from '../../src/cms/request-context.ts';
import { localizeHref } from '../../src/cms/site/locale-path.ts';
import { defaultLocale, siteContext } from '../../src/cms/site/site-config.ts';
import type { FormName } from '../../src/cms/site/form-address.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import type { Log } from '../../src/lib/log.ts';
import { HTTP_ERRORS } from '../gateway/error-response.ts';
import type { AllowsCategory } from '../http/visitor-consent.ts';
import type { RequestBindings } from '../gateway/gateway-environment.ts';
import { createLimiter } from '../gateway/limits/create-limiter.ts';
import { requireOwnOrigin } from '../gateway/require-own-origin.ts';
import { respondToError } from '../gateway/respond-to-error.ts';
import type { OriginRule } from '../gateway/same-origin.ts';
import type { SubmittedForm } from './form-action.ts';
import { FORM_ACTIONS } from './form-actions.ts';

export interface FormCallsOptions {
  readonly sitesConfig: () => SitesConfig;
  readonly visitorCalls: RequestContext['visitorCalls'];
  readonly allows: AllowsCategory;
  readonly origin: OriginRule;
  readonly log: Log;
  /** Counters shared by all processes. */
  readonly rateLimits: RateLimits | undefined;
}

type FormContext = Context<{ Bindings: RequestBindings }>;

/** Bytes: room for the fields of the longest form. */
const BODY = 8192;
const MAX_FIELD = 320;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;
/** Seconds in which the same product in the same cart is a double submission. */
const DOUBLE_SECONDS = 5;

const limitForm = bodyLimit({
  maxSize: BODY,
  onError: () => {
    throw new ApiError({ ...HTTP_ERRORS.tooLarge, message: 'The form is larger than 8 KiB.' });
  },
});

/**
 * `/fapi/forms/{name}`: the shop's forms for visitors without script (docs/contract.md#without-script). Each performs
 * its operations in the visitor's session and redirects to the page that shows the result.
 */
export function createFormCalls(options: FormCallsOptions): Hono<{ Bindings: RequestBindings }> {
  const { sitesConfig, visitorCalls, allows, origin, log, rateLimits } = options;
  const submissions = createLimiter({ name: 'form', points: 1, seconds: DOUBLE_SECONDS, rateLimits });
  const app = new Hono<{ Bindings: RequestBindings }>().basePath('/fapi/forms');
  app.onError(respondToError(log));
  return app.post('/:name', requireOwnOrigin(origin), limitForm, async (context) => {
    const name = context.req.param('name');
    if (!isFormName(name)) throw new ApiError(HTTP_ERRORS.unknownCall);
    const field = await readFields(context);
    const config = sitesConfig();
    const wanted = context.req.query('locale') ?? '';
    const locale = Object.hasOwn(config.locales, wanted) ? wanted : defaultLocale(config);
    const { siteId } = siteContext(config, locale, null);
    const visitor = visitorCalls({ ...senderOf(context), siteId, locale });
    const isMeasured = allows('C0002', context.req.raw, siteId);
    const page = await submit(visitor, { field, isMeasured, submissions }, FORM_ACTIONS[name]);
    for (const cookie of visitor.cookies) context.header('set-cookie', cookie, { append: true });
    context.header('cache-control', 'private, no-store');
    return context.redirect(localizeHref(page, locale, config), 303);
  });
}

function isFormName(name: string): name is FormName {
  return Object.hasOwn(FORM_ACTIONS, name);
}

/** Only an error that the service reported has a text for the visitor. */
async function submit(
  { call }: VisitorCalls,
  form: Pick<SubmittedForm, 'field' | 'isMeasured' | 'submissions'>,
  { run, failed }: (typeof FORM_ACTIONS)[FormName],
): Promise<string> {
  try {
    const session = await call(issueToken, { body: { type: 'Guest' } });
    return await run({ ...form, call, session });
  } catch (error) {
    if (!isApiError(error)) throw error;
    return `${failed}?error=${encodeURIComponent(error.errorId)}`;
  }
}

async function readFields(context: FormContext): Promise<SubmittedForm['field']> {
  if (!FORM_TYPE.test(context.req.header('content-type') ?? ''))
    throw new ApiError({ ...HTTP_ERRORS.wrongType, message: 'The body must be application/x-www-form-urlencoded.' });
  const fields = new URLSearchParams(await context.req.text());
  return (name) => fields.get(name)?.slice(0, MAX_FIELD) ?? '';
}

function senderOf({ req, env }: FormContext) {
  return { cookie: req.header('cookie') ?? '', userAgent: req.header('user-agent'), address: env.address };
}
