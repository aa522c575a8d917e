import { isApiError, type ApiError } from '../../api/core/api-error.ts';
import type { CallApi } from '../../api/core/operation.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import type { MessageParams } from '../../i18n/format-message.ts';
import { messagesOf, translate } from '../../i18n/translate.ts';
import type { SubmittedForm } from '../../layouts/account/form-state.ts';

/** The values of a form, trimmed except passwords; a missing one is empty, several of a name are separated by `|`. */
export type FieldReader = (name: string) => string;

interface FormContext {
  readonly call: CallApi;
  readonly field: FieldReader;
  readonly locale: string;
  /** Of the site. */
  readonly country: string;
}

export type Translate = (key: string, params?: MessageParams) => string;
/** The text of an error by the name of the field it belongs to. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

/** A form of a page, sent to the page's own address with its name in the field `form`. */
export interface AccountForm {
  /** Whether the form is only shown again as it was filled in, with the fields that a choice in it brings. */
  readonly isDraft?: (field: FieldReader) => boolean;
  /** What cannot be sent as it is. */
  readonly check?: (context: Omit<FormContext, 'call'> & { readonly t: Translate }) => FieldErrors;
  /**
   * Performs what the form asks for; returns the path, without locale, of the page that follows, a file, or what is wrong
   * with the fields.
   */
  readonly run: (context: FormContext) => Promise<string | Response | FieldErrors>;
  /** The field that shows an error of the service, by its id; other errors stand above the form. */
  readonly errorFields?: Readonly<Record<string, string>>;
  /** The fields that the service rejected, where one error names several. */
  readonly rejected?: (error: ApiError, t: Translate) => FieldErrors | undefined;
  /** The text above the form, where it is not the error's own. */
  readonly failureText?: (error: ApiError, t: Translate) => string | undefined;
}

interface Sent extends Omit<FormContext, 'field'> {
  /** Characters of a field that are read. */
  readonly maxLength?: number;
  readonly name: string;
  readonly fields: URLSearchParams;
  readonly form: AccountForm;
}

const MAX_LENGTH = 1000;

export function readFields(fields: URLSearchParams, maxLength = MAX_LENGTH): FieldReader {
  return (name) => {
    const value = fields.getAll(name).join('|').slice(0, maxLength);
    return /password/i.test(name) ? value : value.trim();
  };
}

/** Carries out a form that was sent; returns the path that follows, the file, or the form with its errors. */
export async function readForm(sent: Sent): Promise<SubmittedForm | string | Response> {
  const { name, fields, form, call, locale, country, maxLength } = sent;
  const field = readFields(fields, maxLength);
  const t: Translate = (key, params) => translate(locale, key, params);
  const withErrors = (errors: FieldErrors, alert?: string): SubmittedForm => ({ name, value: field, errors, alert });
  if (form.isDraft?.(field) === true) return withErrors({});
  const wrong = form.check?.({ field, locale, country, t }) ?? {};
  if (Object.values(wrong).some((text) => text !== undefined)) return withErrors(wrong);
  try {
    const outcome = await form.run({ call, field, locale, country });
    return typeof outcome === 'string' || outcome instanceof Response ? outcome : withErrors(outcome);
  } catch (error) {
    if (!isApiError(error) || error.status === 401 || error.errorId === 'INVALID_CUSTOMER') throw error;
    const text = errorMessage(error, locale, messagesOf(locale));
    const at = form.errorFields?.[error.errorId];
    const rejected = form.rejected?.(error, t) ?? (at === undefined ? undefined : { [at]: text });
    return rejected === undefined ? withErrors({}, form.failureText?.(error, t) ?? text) : withErrors(rejected);
  }
}
