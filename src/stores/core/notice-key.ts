/** Session storage key of the message for the next page of this tab. */
export const NOTICE = 'aisle.notice';
