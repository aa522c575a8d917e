import { useStore } from '@nanostores/react';
import { connectAssociate } from '../../stores/account/connect-associate.ts';
import { $associate } from '../../stores/core/associate.ts';
import { shopHref } from '../kit/shop-href.ts';
import { TextField } from '../kit/TextField.tsx';
import { useForm } from '../kit/use-form.ts';
import { useText } from '../kit/text.ts';
import { IdentityForm } from './IdentityForm.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SignOutButton } from './SignOutButton.tsx';

const ERROR_FIELDS = { AUT401: 'password', AUT426: 'password' } as const;

/** Connects a store associate to the session until the session ends (docs/contract.md#store-associates). */
export function AssociateLogin() {
  const t = useText();
  const associate = useStore($associate);
  if (!associate) return <AssociateForm />;
  const { storeName, storeEmployeeName } = associate;
  return (
    <div className="identity__card">
      <output>{t('identity.associateConnected', { name: storeEmployeeName, store: storeName })}</output>
      <div className="form__actions">
        <a className="button button--primary" href={shopHref('/')}>
          {t('identity.toShop')}
        </a>
        <SignOutButton label={t('identity.associateEnd')} to="/associate-login" />
      </div>
    </div>
  );
}

function AssociateForm() {
  const t = useText();
  const form = useForm({
    storeId: { isRequired: true, missing: t('identity.missing_storeId') },
    storeEmployeeId: { isRequired: true, missing: t('identity.missing_employeeId') },
    password: { isRequired: true, missing: t('identity.passwordMissing') },
  });
  const { storeId, storeEmployeeId, password } = form.values;
  const login = { storeId: storeId.trim(), storeEmployeeId: storeEmployeeId.trim(), password };
  return (
    <div className="identity__card">
      <p>{t('identity.associateText')}</p>
      <IdentityForm
        form={form}
        action={connectAssociate}
        fieldNames={ERROR_FIELDS}
        submit={t('shell.signIn')}
        send={() => connectAssociate(login)}
        onDone={() => undefined}
      >
        <TextField field={form.field('storeId')} label={t('identity.storeId')} autoComplete="off" maxLength={50} />
        <TextField
          field={form.field('storeEmployeeId')}
          label={t('identity.employeeId')}
          autoComplete="username"
          maxLength={50}
        />
        <PasswordField field={form.field('password')} label={t('identity.password')} autoComplete="current-password" />
      </IdentityForm>
    </div>
  );
}
