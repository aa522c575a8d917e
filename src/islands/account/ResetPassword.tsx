import { storeNotice } from '../../stores/core/notices.ts';
import { resetPassword } from '../../stores/account/password.ts';
import { shopHref } from '../kit/shop-href.ts';
import { useForm } from '../kit/use-form.ts';
import { useText } from '../kit/text.ts';
import { IdentityForm } from './IdentityForm.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { passwordRules } from './sign-up-rules.ts';

const ERROR_FIELDS = { FE872: 'password', AUT451: 'password', AUT452: 'password', FE340: 'confirmPassword' } as const;

/** Sets a new password with the link from a mail; this unlocks the account and signs the customer in. */
export function ResetPassword() {
  const t = useText();
  const form = useForm(passwordRules(t));
  const { password, confirmPassword } = form.values;
  const finish = () => {
    storeNotice('success', 'identity.passwordChanged');
    location.replace(shopHref('/sign-in'));
  };
  return (
    <div className="identity__card">
      <IdentityForm
        form={form}
        action={resetPassword}
        fieldNames={ERROR_FIELDS}
        submit={t('identity.savePassword')}
        send={() => resetPassword({ newPassword: password, confirmPassword })}
        onDone={finish}
        help={<a href={shopHref('/forgot-password')}>{t('identity.newLink')}</a>}
      >
        <NewPasswordFields field={form.field} label={t('identity.newPassword')} />
      </IdentityForm>
    </div>
  );
}
