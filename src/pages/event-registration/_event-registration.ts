import { isEmail } from '../../../domain/email.ts';
import { EVENT_FIELDS, isPartySize, MAX_PEOPLE, type EventField } from '../../../domain/account/event-registration.ts';
import { registerForEvent } from '../../api/account/account.ts';
import { issueToken } from '../../api/identity/token.ts';
import { localizeHref } from '../../cms/site/locale-path.ts';
import { translate } from '../../i18n/translate.ts';
import { redirectTo } from '../../lib/redirect.ts';
import { readForm, type AccountForm } from '../account/_account-form.ts';
import { ownCalls, type Page } from '../_own-calls.ts';

/** What the page tells, as its query `result` names it. */
export const RESULTS = ['registered', 'changed'] as const;

/** What names the event, as `EventForm.astro` sends it. */
const EVENT = ['requestType', 'organisation', 'eventId', 'event'] as const;

/** A registration that was sent and has to be corrected. */
export interface SentRegistration {
  readonly event: Readonly<Record<(typeof EVENT)[number], string>>;
  readonly asks: readonly EventField[];
  readonly values: Readonly<Partial<Record<EventField, string>>>;
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** The error of the form as a whole. */
  readonly alert?: string | undefined;
}

function registrationForm(asks: readonly EventField[]): AccountForm {
  return {
    check({ field, t }) {
      const errors: Record<EventField, string | undefined> = {
        name: field('name') === '' ? t('services.eventNameMissing') : undefined,
        email: isEmail(field('email')) ? undefined : t('services.invalidEmail'),
        people: isPartySize(field('people')) ? undefined : t('services.eventPeopleInvalid', { maximum: MAX_PEOPLE }),
      };
      return Object.fromEntries(asks.map((name) => [name, errors[name]]));
    },
    async run({ call, field }) {
      const [requestType, organisation, eventId] = [field('requestType'), field('organisation'), field('eventId')];
      const attributes = Object.fromEntries(asks.map((name) => [name, field(name)]));
      await call(issueToken, { body: { type: 'Guest' } });
      const { status } = await call(registerForEvent, { body: { requestType, organisation, eventId, attributes } });
      return `/event-registration?result=${status}`;
    },
  };
}

/** Registers the visitor for the event of the form that was sent; returns where that leads, or the form with its errors. */
export async function registerVisitor(page: Page): Promise<Response | SentRegistration> {
  const { locale, site, sitesConfig } = page.locals.shop;
  const { call, cookies } = ownCalls(page);
  const fields = new URLSearchParams(await page.request.text());
  const asks = EVENT_FIELDS.filter((name) => fields.has(name));
  const form = registrationForm(asks);
  const sent = await readForm({ name: 'event', fields, form, call, locale, country: site.country });
  if (sent instanceof Response) return sent;
  if (typeof sent === 'string') {
    const response = redirectTo(localizeHref(sent, locale, sitesConfig), 303, { 'Cache-Control': 'private, no-store' });
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
    return response;
  }
  for (const cookie of cookies) page.response.headers.append('Set-Cookie', cookie);
  const { value, errors, alert } = sent;
  return { event: valuesOf(EVENT, value), asks, values: valuesOf(asks, value), errors, alert };
}

/** A form without its name, for a preview. */
export function sampleRegistration(locale: string): SentRegistration {
  const errors = { name: translate(locale, 'services.eventNameMissing') };
  return { event: valuesOf(EVENT, () => ''), asks: EVENT_FIELDS, values: { people: '2' }, errors };
}

function valuesOf<Name extends string>(names: readonly Name[], value: (name: string) => string) {
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, string>;
}
