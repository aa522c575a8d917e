import { useStore } from '@nanostores/react';
import type { PickupField } from '../../../domain/checkout/pickup-contact.ts';
import { $draft, updateDraft } from '../../stores/checkout/checkout-draft.ts';
import { CheckField } from '../kit/CheckField.tsx';
import { choiceField } from '../kit/choice-field.ts';
import { useText } from '../kit/text.ts';
import type { Form } from '../kit/use-form.ts';
import { ContactFields } from './ContactFields.tsx';

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
