/** The script of previewed pages only. */
import { PREVIEW_READY } from '../lib/preview-events.ts';
import { startChecker } from '../checker/launcher.ts';
import { startAppearance } from './appearance.ts';
import { startFrame } from './frame.ts';
import { startLive } from './live.ts';
import { formatLocalTimes } from './local-times.ts';
import { startSelecting } from './select.ts';

const isFramed = startFrame();
startLive();
formatLocalTimes();
startChecker();
if (isFramed) {
  startAppearance();
  startSelecting();
  window.parent.postMessage({ type: PREVIEW_READY }, location.origin);
}
