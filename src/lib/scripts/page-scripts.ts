/** What pages need to know of scripts of others. */
export interface PageScripts {
  /** Script offloading mode: scripts of others start later. */
  readonly isOffloading: boolean;
}
