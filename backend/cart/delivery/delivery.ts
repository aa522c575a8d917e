import type { z } from 'zod';
import type { Cart } from '../../../src/api/cart/cart.schema.ts';
import type { AddressValidation } from '../../../src/api/cart/delivery.schema.ts';
import type * as schema from '../../../src/api/cart/delivery.schema.ts';
import type { CollectionPoint } from '../../../src/api/locations/collection-points.schema.ts';
import { countryName } from '../../../domain/address/countries.ts';
import { flagsOf } from '../../../src/cms/site/flags.ts';
import type { SitesConfig } from '../../../src/cms/site/sites.schema.ts';
import type { PricedCart, Shipment } from '../../../domain/pricing-model.ts';
import { goesHome } from '../../../domain/pricing/shipping/rates.ts';
import { HOME } from '../../../domain/pricing/shipping/quote-shipments.ts';
import { apiError } from '../../core/errors.ts';
import type { Captcha } from '../../providers/captcha/captcha.ts';
import type { CollectionPointProvider } from '../../providers/collection-points/collection-points.ts';
import type { CartService, CartOwner } from '../model/cart-service.ts';
import { saveAddress, saveBillingAddress, removeAddress } from './cart-addresses.ts';
import type { LockedCart } from '../model/locked-cart.ts';
import type { CartRecord } from '../model/cart-record.ts';
import { checkBillingAddress, checkContact, checkHomeAddress, type SiteRates } from './check-address.ts';
import { fillAddress, type FilledAddress } from './fill-address.ts';
import { chooseMethod } from './choose-method.ts';
import { validateAddress } from './validate-address.ts';
import type { PricingService } from '../model/pricing-service.ts';

type Body<Name extends keyof typeof schema> = z.output<Extract<(typeof schema)[Name], z.ZodType>>;
type AddressBody = Body<'shippingAddressBody'>;

/**
 * Addresses and delivery methods of a cart's shipments. Every operation but the validation returns the cart; a cart of
 * another consumer is reported as unknown.
 */
export interface DeliveryService {
  setAddress(owner: CartOwner, basketId: string, body: AddressBody): Promise<Cart>;
  removeAddress(owner: CartOwner, basketId: string, shippingId: string | undefined): Promise<Cart>;
  validateAddress(owner: CartOwner, basketId: string, body: Body<'validationBody'>): Promise<AddressValidation>;
  setBillingAddress(owner: CartOwner, basketId: string, body: Body<'billingAddressBody'>): Promise<Cart>;
  removeBillingAddress(owner: CartOwner, basketId: string): Promise<Cart>;
  setMethod(owner: CartOwner, body: Body<'shippingMethodBody'>): Promise<Cart>;
  /** Returns the cart with the methods of this shipment only. */
  getMethods(owner: CartOwner, basketId: string, shippingId: string): Promise<Cart>;
}

/** Signs an address up for a newsletter. */
interface NewsletterSubscriber {
  set(
    request: { readonly email: string; readonly channel: 'email'; readonly type: 'newsletter'; readonly optin: true },
    owner: CartOwner,
  ): Promise<unknown>;
}

export interface DeliveryDeps {
  readonly carts: CartService;
  readonly subscriptions: NewsletterSubscriber;
  readonly pricing: Pick<PricingService, 'factsOf' | 'tax'>;
  readonly config: Pick<SitesConfig, 'flags'>;
  readonly captcha: Captcha;
  /** Undefined where the feature is turned off. */
  readonly collectionPoints: CollectionPointProvider | undefined;
}

export function createDeliveryService(deps: DeliveryDeps): DeliveryService {
  const { carts, pricing } = deps;
  return {
    async setAddress(owner, basketId, body) {
      await passCaptcha(deps, owner, body);
      let address: FilledAddress | undefined;
      const cart = await carts.changeWith(owner, basketId, async (locked) => {
        address = await putShippingAddress(locked, { owner, body, pricing });
      });
      await subscribe(deps, { owner, body, email: address?.email ?? '' });
      return cart;
    },

    removeAddress: (owner, basketId, shippingId) =>
      carts.changeWith(owner, basketId, async (cart) => {
        const { priced } = await cart.load();
        const targetId = shipmentFor(priced, shippingId).shippingId;
        await removeAddress(cart.transaction, { basketId: cart.basketId, shippingId: targetId });
      }),

    async validateAddress(owner, basketId, body) {
      const outcome: { validation?: AddressValidation } = {};
      await carts.changeWith(owner, basketId, async (cart) => {
        const { record } = await cart.load();
        const query = { consumerNo: owner.consumerNo, entered: body };
        outcome.validation = await validateAddress(cart, query, ratesFor(record, pricing));
      });
      return outcome.validation ?? { valid: false, messages: [] };
    },

    setBillingAddress: (owner, basketId, body) =>
      carts.changeWith(owner, basketId, async ({ transaction, basketId: id }) => {
        const address = await fillAddress(transaction, owner.consumerNo, body);
        checkBillingAddress(address);
        await saveBillingAddress(transaction, id, address);
      }),

    removeBillingAddress: (owner, basketId) =>
      carts.changeWith(owner, basketId, ({ transaction, basketId: id }) => saveBillingAddress(transaction, id, null)),

    async setMethod(owner, body) {
      const point = body.code === 'pudo' ? await findPoint(deps, body.storeId) : undefined;
      return carts.changeWith(owner, body.cartId, async (cart) => {
        if (point) await savePointAddress(cart, point);
        await chooseMethod(cart, body, pricing);
      });
    },

    async getMethods(owner, basketId, shippingId) {
      const cart = await carts.get(owner, basketId);
      const isKnown = shippingId === HOME || cart.shipments.some((shipment) => shipment.shippingId === shippingId);
      if (!isKnown) throw apiError('SHP404', { shippingId });
      return { ...cart, shippingMethods: cart.shippingMethods.filter((offer) => offer.shippingId === shippingId) };
    },
  };
}

async function passCaptcha(deps: DeliveryDeps, { scope }: CartOwner, body: AddressBody): Promise<void> {
  const { config, captcha } = deps;
  if (!flagsOf(config.flags[scope.siteId]).captchaForShippingAddress) return;
  const isPassed = await captcha.verify(body.recaptcha_response);
  if (!isPassed) throw apiError('AUT403');
}

interface Entry {
  readonly owner: CartOwner;
  readonly body: AddressBody;
  readonly pricing: DeliveryDeps['pricing'];
}

async function putShippingAddress(cart: LockedCart, { owner, body, pricing }: Entry): Promise<FilledAddress> {
  const { transaction, basketId } = cart;
  const { priced, record } = await cart.load();
  const shipment = shipmentFor(priced, body.shippingId);
  const { shippingId: _, recaptcha_response: __, subscriptions: ___, ...entered } = body;
  const filled = await fillAddress(transaction, owner.consumerNo, entered);
  if (goesHome(shipment.method)) checkHomeAddress(filled, ratesFor(record, pricing));
  else checkContact(filled, shipment.method === 'pudo');
  const address = goesHome(shipment.method) ? filled : { ...filled, ...locationOf(shipment) };
  await saveAddress(transaction, { basketId, shippingId: shipment.shippingId }, address);
  return address;
}

const ratesFor = (record: CartRecord, { factsOf, tax }: DeliveryDeps['pricing']): SiteRates => ({
  shipping: factsOf(record).rates,
  tax,
  taxMode: record.scope.taxMode,
});

/** The location of a store or collection point, without the contact of the recipient. */
function locationOf({ address }: Pick<Shipment, 'address'>): Partial<FilledAddress> {
  if (!address) return {};
  const { countryCode, province, postalCode, city, addressLine1 } = address;
  const country = countryName(countryCode);
  return { countryCode, country, province, postalCode, city, addressLine1, addressLine2: '' };
}

type Addressed = Pick<PricedCart['shipments'][number], 'shippingId' | 'method' | 'address'>;

/**
 * The shipment of an address; without an id the first home shipment, or the first shipment where there is no home
 * delivery.
 */
function shipmentFor({ shipments }: PricedCart, shippingId: string | undefined): Addressed {
  const home: Addressed = { shippingId: HOME, method: 'standard', address: null };
  const found = shipments.find((shipment) => shipment.shippingId === (shippingId ?? HOME));
  if (found) return found;
  if (shippingId === HOME) return home;
  if (shippingId !== undefined) throw apiError('SHP404', { shippingId });
  return shipments.find(({ method }) => method !== 'digital') ?? shipments[0] ?? home;
}

/** Runs after the address is stored: subscribes the customer when the form has the consent to the newsletter. */
async function subscribe(
  { subscriptions }: DeliveryDeps,
  { owner, body, email }: { readonly owner: CartOwner; readonly body: AddressBody; readonly email: string },
): Promise<void> {
  if (body.subscriptions?.newsletterConsent !== true || email === '') return;
  await subscriptions.set({ email, channel: 'email', type: 'newsletter', optin: true }, owner);
}

async function findPoint({ collectionPoints }: DeliveryDeps, id: string | undefined): Promise<CollectionPoint> {
  const point = id === undefined ? undefined : await collectionPoints?.find(id);
  if (!point) throw apiError('SHP404', { code: 'pudo', storeId: id });
  return point;
}

/** Stores the point's location as the shipment's address; the address operation adds the recipient. */
async function savePointAddress(cart: LockedCart, { id, address }: CollectionPoint): Promise<void> {
  const { record } = await cart.load();
  const stored = record.addresses.get(`pudo-${id}`) ?? record.addresses.get(HOME);
  const { firstName = '', lastName = '', email = '', phone = '', phoneCode = '' } = stored ?? {};
  const contact = { firstName, lastName, email, phone, phoneCode, addressId: null };
  const location = { ...address, addressLine2: '', province: null, country: countryName(address.countryCode) };
  const fields = { ...contact, ...location };
  await saveAddress(cart.transaction, { basketId: cart.basketId, shippingId: `pudo-${id}` }, fields);
}
