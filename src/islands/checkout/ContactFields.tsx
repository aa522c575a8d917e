import { showPhone, type AddressName, type ContactName } from '../../../domain/checkout/address-rules.ts';
import { pageData } from '../../stores/core/page-data.ts';
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

/** Name, email and phone; a phone number is formatted for its country on blur. */
export function ContactFields<Name extends AddressName>({ form, country, kind }: Props<Name>) {
  const t = useText();
  const { region } = pageData();
  const entry = useCountries().find(({ code }) => code === country);
  const complete = (autoComplete: string) => (kind === undefined ? 'off' : `${kind} ${autoComplete}`);
  const phone = form.field('phone');
  const leavePhone = () => {
    const shown = showPhone(phone.value, entry, region);
    if (shown !== phone.value) phone.change(shown);
    phone.leave();
  };
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
        <TextField
          field={{ ...phone, leave: leavePhone }}
          label={t('checkout.phone')}
          type="tel"
          autoComplete={kind === undefined ? 'off' : 'tel'}
          maxLength={40}
        />
      </div>
    </>
  );
}
