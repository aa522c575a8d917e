export const NOTICE = 'aisle.notice';

/** Whether the page before left a message for this tab: the script that shows it is fetched only then. */
export function hasNotice(): boolean {
  try {
    return NOTICE in sessionStorage;
  } catch {
    // Storage is switched off: nothing was kept.
    return false;
  }
}
