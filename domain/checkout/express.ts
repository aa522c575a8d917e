/** What is known of the customer; guests have no card and no addresses. */
export interface ExpressFacts<Address, Card> {
  readonly isEnabled: boolean;
  readonly isLoggedIn: boolean;
  readonly isPickupOnly: boolean;
  readonly isDigitalOnly: boolean;
  /** The main card of the account, if it can be used. */
  readonly card: Card | undefined;
  /** The account's main address, or one that was entered in the checkout. */
  readonly shipping: Address | undefined;
  readonly billing: Address | undefined;
}

export interface ExpressPlan<Address, Card> {
  readonly card: Card;
  /** `undefined` when nothing is delivered to an address. */
  readonly shipping: Address | undefined;
  readonly billing: Address;
}

/**
 * How the order can skip to its summary (docs/contract.md#checkout); `undefined` when the customer has to go step by
 * step. A billing address is always needed.
 */
export function planExpress<Address, Card>(facts: ExpressFacts<Address, Card>): ExpressPlan<Address, Card> | undefined {
  const { isEnabled, isLoggedIn, isPickupOnly, isDigitalOnly, card, shipping } = facts;
  const billing = facts.billing ?? shipping;
  const needsAddress = !isPickupOnly && !isDigitalOnly;
  if (!isEnabled || !isLoggedIn || card === undefined || billing === undefined) return undefined;
  if (needsAddress && shipping === undefined) return undefined;
  return { card, billing, shipping: needsAddress ? shipping : undefined };
}
