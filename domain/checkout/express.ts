/** What is known of who buys; nothing of a guest. */
export interface ExpressFacts<Address, Card> {
  readonly isEnabled: boolean;
  readonly isLoggedIn: boolean;
  readonly isPickupOnly: boolean;
  readonly isDigitalOnly: boolean;
  /** The main card of the account, if it can be used. */
  readonly card: Card | undefined;
  /** The account's main address, or one that was entered here. */
  readonly shipping: Address | undefined;
  readonly billing: Address | undefined;
}

export interface ExpressPlan<Address, Card> {
  readonly card: Card;
  /** Nothing where nothing is brought home. */
  readonly shipping: Address | undefined;
  readonly billing: Address;
}

/**
 * How the order can go straight to its summary (docs/contract.md#checkout); nothing where the shopper has to go step by step. The bill
 * needs an address in any case.
 */
export function planExpress<Address, Card>(facts: ExpressFacts<Address, Card>): ExpressPlan<Address, Card> | undefined {
  const { isEnabled, isLoggedIn, isPickupOnly, isDigitalOnly, card, shipping } = facts;
  const billing = facts.billing ?? shipping;
  const needsAddress = !isPickupOnly && !isDigitalOnly;
  if (!isEnabled || !isLoggedIn || card === undefined || billing === undefined) return undefined;
  if (needsAddress && shipping === undefined) return undefined;
  return { card, billing, shipping: needsAddress ? shipping : undefined };
}
