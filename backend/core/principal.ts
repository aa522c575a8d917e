/** The authenticated session of a request. */
export interface Principal {
  readonly usid: string;
  readonly consumerNo: string;
  readonly consumerType: string;
  readonly siteId: string;
  readonly locale: string;
  readonly expiresAt: number;
  /** Signed in, not a guest. */
  readonly loggedIn: boolean;
  /** The associate in a store who is connected to the session. */
  readonly associate: { readonly storeId: string; readonly employeeId: string } | null;
  /** The consumer number of the customer whom the associate serves (docs/contract.md#store-associates). */
  readonly served?: string | undefined;
  /** The account of the session was deleted: it may only start a new session. */
  readonly isGone?: boolean;
}
