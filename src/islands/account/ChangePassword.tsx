import { useState } from 'react';
import { changePassword } from '../../stores/account/password.ts';
import { useForm } from '../kit/use-form.ts';
import { useText } from '../kit/text.ts';
import { IdentityForm } from './IdentityForm.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PasswordField } from './PasswordField.tsx';
import { passwordRules } from './sign-up-rules.ts';

const ERROR_FIELDS = {
  AUT450: 'currentPassword',
  AUT451: 'password',
  AUT452: 'password',
  FE872: 'password',
  FE340: 'confirmPassword',
} as const;

type Name = (typeof ERROR_FIELDS)[keyof typeof ERROR_FIELDS];

/** Changes the password, which requires the current one; the change ends all other sessions. */
export function ChangePassword() {
  const t = useText();
  const [isDone, setIsDone] = useState(false);
  const form = useForm<Name>({
    currentPassword: { isRequired: true, missing: t('identity.passwordMissing') },
    ...passwordRules<Name>(t),
  });
  const { currentPassword, password, confirmPassword } = form.values;
  const send = () => {
    setIsDone(false);
    return changePassword({ currentPassword, newPassword: password, confirmPassword });
  };
  const finish = () => {
    setIsDone(true);
    form.clear();
  };
  return (
    <section className="identity__card" aria-labelledby="change-password">
      <h2 id="change-password">{t('enroll.changePassword')}</h2>
      <output>{isDone && <span className="identity__done">{t('enroll.passwordChanged')}</span>}</output>
      <IdentityForm
        form={form}
        action={changePassword}
        fieldNames={ERROR_FIELDS}
        submit={t('identity.savePassword')}
        send={send}
        onDone={finish}
      >
        <PasswordField
          field={form.field('currentPassword')}
          label={t('enroll.currentPassword')}
          autoComplete="current-password"
        />
        <NewPasswordFields field={form.field} label={t('identity.newPassword')} />
      </IdentityForm>
    </section>
  );
}
