import { compactPhone, isE164 } from '../../../../domain/phone.ts';
import { saveDetails } from '../../../stores/account/profile-change.ts';
import { TextField } from '../../kit/TextField.tsx';
import { useForm } from '../../kit/use-form.ts';
import { useText } from '../../kit/text.ts';
import { IdentityForm } from '../IdentityForm.tsx';

const ERROR_FIELDS = { AUT442: 'phone', AUT444: 'phone', PRO412: 'phone' } as const;

interface Props {
  readonly phone: string | null;
  readonly onSaved: () => void;
}

/** The phone number, in international form. */
export function MobileForm({ phone, onSaved }: Props) {
  const t = useText();
  const form = useForm(
    {
      phone: {
        isRequired: true,
        missing: t('enroll.phoneWrong'),
        rule: (value) => (isE164(compactPhone(value)) ? undefined : t('enroll.phoneWrong')),
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
      send={() => saveDetails({ phone: compactPhone(form.values.phone) })}
      onDone={onSaved}
    >
      <TextField
        field={form.field('phone')}
        label={t('enroll.phone')}
        hint={t('enroll.phoneHint')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
    </IdentityForm>
  );
}
