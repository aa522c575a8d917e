import { useStore } from '@nanostores/react';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { isPlausible } from '../../../domain/checkout/address-rules.ts';
import { neededPickupFields, PICKUP_FIELDS, type PickupField } from '../../../domain/checkout/pickup-contact.ts';
import { isHandedOut } from '../../../domain/checkout/shipments.ts';
import { $draft, updateDraft } from '../../stores/checkout/checkout-draft.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { CheckField } from '../kit/CheckField.tsx';
import { useForm, type FieldRule, type Form } from '../kit/use-form.ts';
import { useText } from '../kit/text.ts';
import { ContactFields } from './ContactFields.tsx';
import { choiceField } from '../kit/choice-field.ts';

/**
 * The form of another person who picks the order up; its fields follow the kinds of pickup location (docs/contract.md#addresses).
 */
export function usePickupForm({ shipments }: Cart, countryCode: string): Form<PickupField> {
  const t = useText();
  const methods = shipments.filter(isHandedOut).map(({ shippingMethod }) => shippingMethod);
  const needed = neededPickupFields(methods, pageData().locale);
  const errorOf = (name: PickupField) => (name === 'email' ? t('form.email') : t('checkout.phoneInvalid'));
  const ruleOf = (name: PickupField): FieldRule<PickupField> => ({
    isRequired: needed.includes(name),
    missing: t(`checkout.missing_${name}`),
    rule: (value) => (isPlausible(name, value, { countryCode }) ? undefined : errorOf(name)),
  });
  const rules = Object.fromEntries(PICKUP_FIELDS.map((name) => [name, ruleOf(name)]));
  const form = useForm(rules as Record<PickupField, FieldRule<PickupField>>, $draft.get().pickup); // all fields
  const field = (name: PickupField) => {
    const plain = form.field(name);
    const change = (value: string) => {
      plain.change(value);
      updateDraft({ pickup: { ...$draft.get().pickup, [name]: value } });
    };
    return { ...plain, change };
  };
  return { ...form, field };
}

/** Who picks the order up: the customer or another person. */
export function PickupContact({ form, country }: { form: Form<PickupField>; country: string }) {
  const t = useText();
  const { hasOtherPickup } = useStore($draft);
  const other = choiceField('hasOtherPickup', hasOtherPickup, (is) => updateDraft({ hasOtherPickup: is }));
  return (
    <>
      <CheckField field={other}>{t('checkout.otherPickup')}</CheckField>
      {hasOtherPickup && (
        <fieldset className="checkout__ways" data-pickup>
          <legend>{t('checkout.whoPicksUp')}</legend>
          <p className="hint">{t('checkout.pickupHelp')}</p>
          <ContactFields form={form} country={country} />
        </fieldset>
      )}
    </>
  );
}
