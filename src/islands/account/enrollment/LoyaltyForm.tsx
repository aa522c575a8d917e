import { isAllowedBirthDate } from '../../../../domain/account/birth-date.ts';
import { joinLoyalty } from '../../../stores/account/profile-change.ts';
import { CheckField } from '../../kit/CheckField.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { useForm } from '../../kit/use-form.ts';
import { useText } from '../../kit/text.ts';
import { IdentityForm } from '../IdentityForm.tsx';
import { LoyaltyTerms } from '../LoyaltyTerms.tsx';

interface Props {
  /** The form has no birth date field where the account has one. */
  readonly birthDate: string | null;
  readonly onJoined: () => void;
}

/** Enrols the signed-in account in the loyalty programme. */
export function LoyaltyForm({ birthDate, onJoined }: Props) {
  const t = useText();
  const isAsked = !birthDate;
  const form = useForm({
    birthDate: {
      isRequired: isAsked,
      missing: t('errors.PRO411'),
      rule: (value) => (isAllowedBirthDate(value, Date.now()) ? undefined : t('errors.PRO410')),
    },
    agreed: { isRequired: true, missing: t('enroll.loyaltyMissing') },
  });
  return (
    <IdentityForm
      form={form}
      action={joinLoyalty}
      fieldNames={{ PRO410: 'birthDate', PRO411: 'birthDate' }}
      submit={t('enroll.join')}
      send={() => joinLoyalty(form.values.birthDate)}
      onDone={onJoined}
    >
      {isAsked && (
        <TextField
          field={form.field('birthDate')}
          label={t('identity.birthDate')}
          hint={t('enroll.birthDateWhy')}
          type="date"
          autoComplete="bday"
        />
      )}
      <CheckField field={form.field('agreed')}>{t('enroll.loyaltyAgree')}</CheckField>
      <LoyaltyTerms />
    </IdentityForm>
  );
}
