/** Milliseconds after which a page is taken for quiet: its own work is done, and what nobody waits for may begin. */
export const QUIET_MS = 4000;
