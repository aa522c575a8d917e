import { useStore } from '@nanostores/react';
import { useRef, useState, type FormEvent } from 'react';
import type { CartAddress } from '../../api/core/address.schema.ts';
import type { SavedAddress } from '../../api/account/address-book.schema.ts';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { CONTACT_FIELDS, POSTAL_FIELDS, toAddress } from '../../../domain/checkout/address-rules.ts';
import { mainOf, toEntered, toValues } from '../../../domain/checkout/saved-address.ts';
import { isHandedOut, needsOf } from '../../../domain/checkout/shipments.ts';
import { isSpeltAlike } from '../../../domain/checkout/compare-addresses.ts';
import { saveAddress, type Customer } from '../../stores/checkout/checkout-customer.ts';
import { $notice, goTo, showCheckoutError } from '../../stores/checkout/checkout.ts';
import { saveDelivery, validateAddress } from '../../stores/checkout/checkout-delivery.ts';
import { $draft, updateDraft, type Typed } from '../../stores/checkout/checkout-draft.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { useText } from '../kit/text.ts';
import { usePickupForm } from './PickupContact.tsx';
import { addressCaptcha } from './checkout-page.ts';
import { rejectedFieldTexts, useAddressForm } from './use-address-form.ts';

const ALL = [...CONTACT_FIELDS, ...POSTAL_FIELDS];
const updateTyped = (typed: Typed) => updateDraft({ shipping: { ...$draft.get().shipping, ...typed } });

function contactOf(customer: Customer | null): Record<string, string> {
  const { firstName, lastName, email, phone } = customer?.profile ?? {};
  const known = { firstName, lastName, email, phone };
  return Object.fromEntries(Object.entries(known).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** What the cart knows already: the draft is of one tab, the cart of the session. */
function enteredIn({ shipments }: Cart): Typed {
  const address = shipments.find((shipment) => !isHandedOut(shipment))?.address;
  return address ? toEntered(address) : {};
}

/**
 * The postal service's form of the address, if it differs and the address is deliverable; undefined where the service
 * fails.
 */
async function suggest(): Promise<CartAddress | undefined> {
  const outcome = await validateAddress();
  return outcome.ok && outcome.value.valid ? outcome.value.suggestion : undefined;
}

function useForms(cart: Cart, chosen: SavedAddress | undefined, customer: Customer | null) {
  const shipping: Typed = { ...enteredIn(cart), ...useStore($draft).shipping };
  const country = shipping['countryCode'] || pageData().country;
  const { needsAddress } = needsOf(cart.shipments);
  const form = useAddressForm({
    names: chosen ? [] : needsAddress ? ALL : CONTACT_FIELDS,
    initial: { ...contactOf(customer), ...shipping, countryCode: country },
    country,
    onTyped: updateTyped,
  });
  return { country, form, pickup: usePickupForm(cart, country) };
}

/** The shipping step: its fields and actions. */
export function useDelivery(cart: Cart, customer: Customer | null) {
  const t = useText();
  const element = useRef<HTMLFormElement>(null);
  const draft = useStore($draft);
  const needs = needsOf(cart.shipments);
  const addresses = needs.needsAddress ? (customer?.addresses.filter((one) => one.approachType === 'S') ?? []) : [];
  const chosen = addresses.find(({ id }) => id === draft.addressId) ?? mainOf(addresses, 'S');
  const { country, form, pickup } = useForms(cart, chosen, customer);
  const [isPending, setPending] = useState(false);
  const [savesAddress, setSavesAddress] = useState(true);
  const [suggestion, setSuggestion] = useState<CartAddress>();

  const send = async (typed: Typed): Promise<boolean> => {
    updateDraft({ shipping: typed, addressId: chosen?.id });
    const outcome = await saveDelivery(addressCaptcha());
    if (outcome.ok || !element.current) return outcome.ok;
    const fields = await showCheckoutError(outcome.error, 'shipping');
    if (chosen && fields.length > 0) $notice.set({ error: outcome.error });
    form.showErrors(element.current, rejectedFieldTexts(fields, t));
    return false;
  };
  const goOn = async () => {
    const isNew = customer !== null && needs.needsAddress && !chosen && savesAddress;
    if (isNew) await saveAddress({ id: undefined, address: toAddress($draft.get().shipping) });
    goTo('billing');
  };
  const take = async ({ addressLine1, addressLine2, city, province, postalCode }: CartAddress) => {
    const settings = { addressLine1, addressLine2, city, province: province ?? '', postalCode };
    form.put(settings);
    if (!(await send({ ...$draft.get().shipping, ...settings }))) return;
    await suggest();
    await goOn();
  };
  const areRight = (sent: HTMLFormElement) => {
    const other = sent.querySelector<HTMLElement>('[data-pickup]');
    return form.check(sent) && (other === null || pickup.check(other));
  };
  const decide = async (goOnWith: () => Promise<void>) => {
    if (isPending) return;
    setPending(true);
    await goOnWith().finally(() => setPending(false));
  };
  const deliver = async () => {
    const typed = chosen && customer ? toValues(chosen, customer.profile) : { ...form.values, countryCode: country };
    if (await send(typed)) {
      const found = needs.needsAddress && !chosen ? await suggest() : undefined;
      const isAlike = found !== undefined && isSpeltAlike(typed, found);
      setSuggestion(isAlike ? undefined : found);
      if (isAlike) await take(found);
      else if (!found) await goOn();
    }
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isPending && areRight(event.currentTarget)) await decide(deliver);
  };
  const offered = suggestion && {
    suggestion,
    isPending,
    onUse: () => void decide(() => take(suggestion)),
    onKeep: () => void decide(goOn),
  };
  const saving = { savesAddress, setSavesAddress, isOffered: customer !== null && needs.needsAddress && !chosen };
  return { element, form, pickup, country, needs, addresses, chosen, isPending, submit, offered, saving };
}
