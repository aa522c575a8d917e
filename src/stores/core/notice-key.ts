/** Under which a message waits for the next page of this tab. */
export const NOTICE = 'aisle.notice';
