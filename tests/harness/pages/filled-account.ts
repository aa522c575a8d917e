import { z } from 'zod';
import type { PageVisitor } from './page-visitor.ts';
import { ADDRESS, CAPTCHA, cardDetails, CARDS, purchase } from '../purchase.ts';

const CONSUMER = '/consumers-v3/consumer';

const savedAddress = z.object({ addressId: z.string() });
const savedCard = z.object({ card: z.object({ paymentInstrumentId: z.string() }) });
const placed = z.object({ orderNumber: z.string() });

export interface FilledAccount {
  readonly addressId: string;
  readonly cardId: string;
  readonly orderNumber: string;
  /** On every page that shows something of the account. */
  readonly marks: readonly string[];
}

/** Gives an account an address of each kind, a card and an order, all with a street of their own. */
export async function fillAccount(visitor: PageVisitor, street: string): Promise<FilledAccount> {
  const { email: _, phoneCode: __, country: ___, ...address } = { ...ADDRESS, addressLine1: street };
  const save = async (approachType: string) =>
    savedAddress.parse(await visitor.call('POST', `${CONSUMER}/address`, { ...address, approachType }));
  const { addressId } = await save('S');
  await save('B');
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(cardDetails(CARDS.approved));
  const token = JSON.parse((await visitor.request('/sandbox/card/token', { method: 'POST', headers, body })).text);
  const card = { ...CAPTCHA, paymentToken: token.paymentToken, holder: `Holder of ${street}` };
  const saved = savedCard.parse(await visitor.call('POST', `${CONSUMER}/payment_instruments`, card));
  const order = { items: [{ productId: 'LIMITED-100' }], email: 'ada.hill@example.com' };
  const { orderNumber } = placed.parse(
    await purchase(visitor.origin, (method, path, data) => visitor.call(method, path, data), order),
  );
  return { addressId, cardId: saved.card.paymentInstrumentId, orderNumber, marks: [street, orderNumber] };
}
