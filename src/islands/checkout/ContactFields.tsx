import type { AddressName, ContactName } from '../../../domain/checkout/address-rules.ts';
import { PhoneField } from '../kit/PhoneField.tsx';
import { TextField } from '../kit/TextField.tsx';
import type { Form } from '../kit/use-form.ts';
import { useText } from '../kit/text.ts';
import { useCountries } from './use-countries.ts';

interface Props<Name extends AddressName> {
  readonly form: Form<Name | ContactName>;
  readonly country: string;
  /** Section of the browser's autofill; undefined for another person's contact. */
  readonly kind?: 'shipping' | undefined;
}

/** Name, email and phone; the mask of the phone is the one that the service lists for the country. */
export function ContactFields<Name extends AddressName>({ form, country, kind }: Props<Name>) {
  const t = useText();
  const listed = useCountries().find(({ code }) => code === country);
  const complete = (autoComplete: string) => (kind === undefined ? 'off' : `${kind} ${autoComplete}`);
  return (
    <>
      <div className="form__pair">
        <TextField
          field={form.field('firstName')}
          label={t('checkout.firstName')}
          autoComplete={complete('given-name')}
          maxLength={100}
        />
        <TextField
          field={form.field('lastName')}
          label={t('checkout.lastName')}
          autoComplete={complete('family-name')}
          maxLength={100}
        />
      </div>
      <div className="form__pair">
        <TextField
          field={form.field('email')}
          label={t('checkout.email')}
          type="email"
          autoComplete={kind === undefined ? 'off' : 'email'}
          maxLength={254}
        />
        <PhoneField
          field={form.field('phone')}
          label={t('checkout.phone')}
          autoComplete={kind === undefined ? 'off' : 'tel'}
          country={listed}
        />
      </div>
    </>
  );
}
