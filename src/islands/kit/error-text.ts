import { isApiError } from '../../api/core/api-error.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { formatMessage, type Messages } from '../../i18n/format-message.ts';
import { reportError } from '../../stores/core/monitoring.ts';
import { pageData } from '../../stores/core/page-data.ts';

/** The message of an error, a general one where it is not of the service. The error is reported. */
export function errorText(error: unknown, messages: Messages): string {
  reportError(error);
  const { locale } = pageData();
  if (isApiError(error)) return errorMessage(error, locale, messages);
  return formatMessage(locale, messages, 'shell.failed') ?? '';
}
