import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { $cart } from '../../stores/cart/cart-state.ts';
import { cartOf } from '../../stores/cart/cart.test-support.ts';
import { HOME, openCheckout } from '../../stores/checkout/checkout.test-support.ts';
import { $customer, type Customer } from '../../stores/checkout/checkout-customer.ts';
import type { Respond, SentRequest } from '../../stores/core/network.test-support.ts';
import { renderIsland, replaceIslandNetwork } from '../kit/island.test-support.tsx';
import { DeliveryForm } from './DeliveryForm.tsx';

export const SHIP = 'POST /cart/v2/cart/cart-1/shippingAddress';
export const ESTIMATE = 'GET /cart/v1/deliveryEstimate';
export const VALIDATE = 'POST /cart/v1/cart/cart-1/shippingAddress/validation';
export const SAVE = 'POST /consumers-v3/consumer/address';

const COUNTRIES = [
  { name: 'United States', code: 'US', dialCode: '1', mask: '(XXX) XXX - XXXX', isServed: true },
  { name: 'Canada', code: 'CA', dialCode: '1', isServed: true },
  { name: 'Germany', code: 'DE', dialCode: '49', isServed: true },
  { name: 'France', code: 'FR', dialCode: '33', isServed: false },
];

/** A complete address, by the labels of its inputs. */
export const FIELDS = {
  'First name': 'Ada',
  'Last name': 'Hill',
  Email: 'ada@example.com',
  Phone: '3035550100',
  'Address line 1': '1 Ridge Road',
  City: 'Boulder',
  'State or province': 'CO',
  'Postal code': '80301',
};

/** A customer whose account has no address yet. */
export const CUSTOMER: Customer = {
  profile: Object({ email: 'ada@example.com', firstName: 'Ada', lastName: 'Hill', phone: '+13035550100' }),
  addresses: [],
  cards: [],
  giftCards: [],
};

export const onEdit = vi.fn<(id: string | undefined) => void>();

const respond = vi.fn<Respond>();
let sent: readonly SentRequest[] = [];

/** Responds as the service of this shop; `answers` replace the responses of single calls. */
export function serve(answers: Readonly<Record<string, () => Response | undefined>> = {}): void {
  respond.mockReset().mockImplementation(({ call }) => {
    if (call in answers) return answers[call]?.();
    if (call.endsWith('/countryList')) return Response.json({ countries: COUNTRIES });
    if (call.endsWith('/provincesUS')) return Response.json({ regions: [{ code: 'CO', name: 'Colorado' }] });
    if (call.endsWith('/provincesCA')) return Response.json({ regions: [{ code: 'QC', name: 'Quebec' }] });
    if (call === 'POST /stores/v1/search') return Response.json({ stores: [] });
    if (call === ESTIMATE) return Response.json({ countryCode: 'US', methods: [], validUntil: '' });
    return Response.json(call === VALIDATE ? { valid: true, messages: [] } : $cart.get());
  });
}

export function openShippingStep(): void {
  openCheckout();
  onEdit.mockReset();
  serve();
  sent = replaceIslandNetwork(respond);
}

/** The requests besides those for countries, regions and dates. */
export const calls = () =>
  sent.map(({ call }) => call).filter((call) => !call.includes('/utilities/') && call !== ESTIMATE);
export const bodiesOf = (name: string) => sent.flatMap(({ call, body }) => (call === name ? [body] : []));

/** Shows the form once its regions are loaded. */
export async function showDelivery(change: Partial<Cart> = {}, customer: Customer | null = null): Promise<void> {
  const cart = cartOf({ shipments: [HOME], ...change });
  $cart.set(cart);
  $customer.set(customer);
  renderIsland(<DeliveryForm cart={cart} customer={customer} onEdit={onEdit} />);
  if (screen.queryByLabelText('State or province')) await screen.findByRole('option', { name: 'Colorado' });
}
