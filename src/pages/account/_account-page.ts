import { isApiError } from '../../api/core/api-error.ts';
import type { CallApi } from '../../api/core/operation.ts';
import { signOut } from '../../api/identity/identity.ts';
import { issueToken } from '../../api/identity/token.ts';
import type { VisitorCalls } from '../../cms/request-context.ts';
import { localizeHref, publicPath } from '../../cms/site/locale-path.ts';
import { translate } from '../../i18n/translate.ts';
import { redirectTo } from '../../lib/redirect.ts';
import { ownCalls, sampleCalls, type Page } from '../_own-calls.ts';
import type { SubmittedForm } from '../../layouts/account/form-state.ts';
import { readFields, readForm, type AccountForm } from './_account-form.ts';

export interface AccountPage<Data> {
  /** `undefined` where the service failed. */
  readonly data: Data | undefined;
  /** The form that was sent and has to be corrected. */
  readonly submitted: SubmittedForm | undefined;
}

interface Options<Data> {
  /** The forms of the page, by the value of their field `form`. */
  readonly forms?: Readonly<Record<string, AccountForm>>;
  /** Begins a guest's session for a visitor without one. */
  readonly opensSession?: boolean;
  /** `submitted` is the form that is shown again. */
  readonly load: (call: CallApi, submitted: SubmittedForm | undefined) => Promise<Data>;
}

/** Every page of the account has this form. */
const SIGN_OUT: AccountForm = {
  async run({ call }) {
    await call(signOut, { body: {} });
    return '/';
  },
};

/**
 * Performs the form that was sent to the page of an account, and loads what the page shows. Returns the response where it
 * leads to another page: a form that was carried out, a session that has ended.
 */
export async function openAccountPage<Data>(page: Page, options: Options<Data>): Promise<AccountPage<Data> | Response> {
  const { fixture, pendingForms, path } = page.locals.shop;
  const visitor = fixture === undefined ? ownCalls(page) : sampleCalls(fixture);
  const fields = page.request.method === 'POST' ? new URLSearchParams(await page.request.text()) : undefined;
  try {
    if (fields && (await isSentLate(page, fields)))
      return redirect(page, visitor, signInAddress(page), await pendingForms.store(path, fields));
    if (options.opensSession && fixture === undefined) await visitor.call(issueToken, { body: { type: 'Guest' } });
    const submitted = fields ? await submit(page, visitor, { fields, ...options }) : await findPendingForm(page);
    const answered = fields && pendingForms.remove(page.request);
    if (typeof submitted === 'string') return redirect(page, visitor, submitted, answered);
    if (submitted instanceof Response) return withCookies(submitted, visitor, answered);
    const data = await options.load(visitor.call, submitted);
    if (answered !== undefined) page.response.headers.append('Set-Cookie', answered);
    return { submitted, data };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (await hasEnded(error, visitor))
      return redirect(page, visitor, signInAddress(page), fields && (await pendingForms.store(path, fields)));
    page.locals.shop.log.error({ err: error }, 'a page of the account could not be loaded');
    page.response.status = 503;
    return { submitted: undefined, data: undefined };
  } finally {
    for (const cookie of visitor.cookies) page.response.headers.append('Set-Cookie', cookie);
  }
}

interface Sent {
  readonly fields: URLSearchParams;
  readonly forms?: Readonly<Record<string, AccountForm>>;
}

async function submit(
  page: Page,
  { call }: VisitorCalls,
  { fields, forms: own }: Sent,
): Promise<SubmittedForm | string | Response | undefined> {
  const { locale, site } = page.locals.shop;
  if (!(await isOfCustomer(page, fields))) return undefined;
  const forms: Sent['forms'] = { 'sign-out': SIGN_OUT, ...own };
  const name = fields.get('form') ?? '';
  const form = Object.hasOwn(forms, name) ? forms[name] : undefined;
  return form && readForm({ name, fields, form, call, locale, country: site.country });
}

/** On a page that is open to guests too: whether the customer who filled the form in is not signed in any more. */
async function isSentLate({ locals: { shop }, request }: Page, fields: URLSearchParams): Promise<boolean> {
  return fields.has('customer') && (await shop.readSession(request))?.loggedIn !== true;
}

/** A form of a page that was opened for another customer, before somebody else signed in, is not carried out. */
async function isOfCustomer({ locals: { shop }, request }: Page, fields: URLSearchParams): Promise<boolean> {
  const customer = fields.get('customer');
  return customer === null || customer === (await shop.readSession(request))?.consumerNo;
}

/** What the customer had sent to the page after their session had ended, to be sent again. */
async function findPendingForm({ locals: { shop }, request }: Page): Promise<SubmittedForm | undefined> {
  const { pendingForms, readSession, fixture, path, locale } = shop;
  const session = fixture === undefined ? await readSession(request) : undefined;
  const fields = session && (await pendingForms.find(request, { path, consumerNo: session.consumerNo }));
  const alert = translate(locale, 'account.pendingForm');
  return fields && { name: fields.get('form') ?? '', value: readFields(fields), errors: {}, alert };
}

/** Whether the session or the account is gone; a session of a deleted account is ended. */
async function hasEnded({ status, errorId }: { status: number; errorId: string }, { call }: VisitorCalls) {
  if (errorId === 'INVALID_CUSTOMER') await call(signOut, { body: {} });
  return errorId === 'INVALID_CUSTOMER' || status === 401 || status === 403;
}

function signInAddress({ locals: { shop }, url }: Page): string {
  const here = publicPath(shop.path, shop.locale, shop.sitesConfig) + url.search;
  return `/sign-in?return=${encodeURIComponent(here)}`;
}

function redirect({ locals: { shop } }: Page, visitor: VisitorCalls, to: string, cookie?: string): Response {
  const headers = { 'Cache-Control': 'private, no-store' };
  return withCookies(redirectTo(localizeHref(to, shop.locale, shop.sitesConfig), 303, headers), visitor, cookie);
}

function withCookies(response: Response, { cookies }: VisitorCalls, further?: string): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  if (further !== undefined) response.headers.append('Set-Cookie', further);
  return response;
}
