/** An order and, where it is not of the session, the email address that proves the claim; empty where it is not known. */
export interface OrderClaim {
  readonly orderNumber: string;
  readonly email: string;
}

/** The page of returns of an order, or of one return; without the locale. */
export function returnPath({ orderNumber, email }: OrderClaim, returnNumber?: string): string {
  const query = { orderNumber, ...(email !== '' && { email }), ...(returnNumber !== undefined && { returnNumber }) };
  return `/return-label?${new URLSearchParams(query)}`;
}
