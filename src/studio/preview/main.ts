/** The script of previewed pages only. */
import { PREVIEW_READY } from '../lib/preview-events.ts';
import { startChecker } from '../checker/launcher.ts';
import { startAppearance } from './appearance.ts';
import { startEventInspector } from './event-inspector.ts';
import { EVENT_SCHEMAS_ID } from './event-schemas-id.ts';
import { startFrame } from './frame.ts';
import { startLive } from './live.ts';
import { startSelecting } from './select.ts';
import { formatInstant } from '../../i18n/format-date.ts';
import { EDITORS_LANGUAGE, LOCAL_TIME_MARK } from '../../cms/preview/preview-info.ts';

const isFramed = startFrame();
startLive();
formatLocalTimes();
startChecker();
if (document.getElementById(EVENT_SCHEMAS_ID)) startEventInspector();
if (isFramed) {
  startAppearance();
  startSelecting();
  window.parent.postMessage({ type: PREVIEW_READY }, location.origin);
}

/** Formats `time` elements in the visitor's own time zone, which the server does not know. */
function formatLocalTimes(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  for (const time of document.querySelectorAll<HTMLTimeElement>(`time[${LOCAL_TIME_MARK}]`)) {
    time.textContent = formatInstant(time.dateTime, EDITORS_LANGUAGE, timeZone);
  }
}
