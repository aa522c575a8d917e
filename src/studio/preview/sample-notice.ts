import { TOOL_MARK } from '../lib/checker-report.ts';

const TEXT = 'Example: nothing is sent in a preview.';
const VISIBLE_MS = 8000;

/** Shows that the request is not possible in the preview, with a hint to what is. */
export function startNotice(): (hint?: string) => void {
  const notice = document.createElement('p');
  notice.className = 'preview-notice';
  notice.lang = 'en';
  notice.role = 'status';
  // A popover is shown above modal dialogs too.
  notice.popover = 'manual';
  notice.setAttribute(TOOL_MARK, 'notice');
  document.body.append(notice);
  let timer = 0;
  return (hint = '') => {
    notice.hidePopover();
    notice.showPopover();
    notice.textContent = `${TEXT} ${hint}`.trim();
    clearTimeout(timer);
    timer = window.setTimeout(() => notice.hidePopover(), VISIBLE_MS);
  };
}
