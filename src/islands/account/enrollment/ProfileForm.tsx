import { isAllowedBirthDate } from '../../../../domain/account/birth-date.ts';
import type { ConsumerProfile } from '../../../stores/account/profile.ts';
import { saveDetails } from '../../../stores/account/profile-change.ts';
import { TextField } from '../../kit/TextField.tsx';
import { useText } from '../../kit/text.ts';
import { IdentityForm } from '../IdentityForm.tsx';
import { NameFields } from '../NameFields.tsx';
import { useEnrollmentForm } from '../use-enrollment-form.ts';

const ERROR_FIELDS = { PRO410: 'birthDate', PRO411: 'birthDate' } as const;
const NAMES = ['firstName', 'lastName', 'postalCode', 'birthDate'] as const;

interface Props {
  readonly details: Pick<ConsumerProfile['consumerDetails'], (typeof NAMES)[number]>;
  readonly onSaved: () => void;
}

/** The remaining profile fields of the enrollment. */
export function ProfileForm({ details, onSaved }: Props) {
  const t = useText();
  const required = (name: string) => ({ isRequired: true, missing: t(`identity.missing_${name}`) });
  const form = useEnrollmentForm(
    'profile',
    {
      firstName: required('firstName'),
      lastName: required('lastName'),
      postalCode: required('postalCode'),
      birthDate: {
        ...required('birthDate'),
        rule: (value) => (isAllowedBirthDate(value, Date.now()) ? undefined : t('errors.PRO410')),
      },
    },
    Object.fromEntries(NAMES.map((name) => [name, details[name] ?? ''])),
  );
  return (
    <IdentityForm
      form={form}
      action={saveDetails}
      fieldNames={ERROR_FIELDS}
      submit={t('enroll.continue')}
      send={() => saveDetails(form.values, { isWhole: true })}
      onDone={onSaved}
    >
      <NameFields field={form.field} />
      <div className="form__pair">
        <TextField
          field={form.field('postalCode')}
          label={t('enroll.postalCode')}
          autoComplete="postal-code"
          maxLength={20}
        />
        <TextField field={form.field('birthDate')} label={t('identity.birthDate')} type="date" autoComplete="bday" />
      </div>
    </IdentityForm>
  );
}
