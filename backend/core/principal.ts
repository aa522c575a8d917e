/** Who makes a call. */
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
  /** The account of the session was deleted: it may only start anew. */
  readonly isGone?: boolean;
}
