import { compactPhone, isE164, phoneCountryOf, toInternationalPhone } from '../../../../domain/phone.ts';
import { pageData } from '../../../stores/core/page-data.ts';
import { saveDetails } from '../../../stores/account/profile-change.ts';
import { PhoneField } from '../../kit/PhoneField.tsx';
import { useText } from '../../kit/text.ts';
import { IdentityForm } from '../IdentityForm.tsx';
import { useEnrollmentForm } from '../use-enrollment-form.ts';

const ERROR_FIELDS = { AUT442: 'phone', AUT444: 'phone', PRO412: 'phone' } as const;

interface Props {
  readonly phone: string | null;
  readonly onSaved: () => void;
}

/** The phone number; one without a plus belongs to the site's country. */
export function MobileForm({ phone, onSaved }: Props) {
  const t = useText();
  const country = phoneCountryOf(pageData().country);
  const read = (typed: string) =>
    toInternationalPhone({ phone: compactPhone(typed), phoneCode: country?.dialCode }) ?? '';
  const form = useEnrollmentForm(
    'mobile',
    {
      phone: {
        isRequired: true,
        missing: t('enroll.phoneWrong'),
        rule: (value) => (isE164(read(value)) ? undefined : t('enroll.phoneWrong')),
      },
    },
    { phone: phone ?? '' },
  );
  return (
    <IdentityForm
      form={form}
      action={saveDetails}
      fieldNames={ERROR_FIELDS}
      submit={t('enroll.continue')}
      send={() => saveDetails({ phone: read(form.values.phone) })}
      onDone={onSaved}
    >
      <PhoneField
        field={form.field('phone')}
        label={t('enroll.phone')}
        hint={t('enroll.phoneHint')}
        autoComplete="tel"
        country={country}
      />
    </IdentityForm>
  );
}
