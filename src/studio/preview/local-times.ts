import { formatInstant } from '../../i18n/format-date.ts';
import { EDITORS_LANGUAGE, LOCAL_TIME_MARK } from '../../cms/preview/preview-info.ts';

/** Formats `time` elements in the visitor's own time zone, which the server does not know. */
export function formatLocalTimes(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  for (const time of document.querySelectorAll<HTMLTimeElement>(`time[${LOCAL_TIME_MARK}]`)) {
    time.textContent = formatInstant(time.dateTime, EDITORS_LANGUAGE, timeZone);
  }
}
