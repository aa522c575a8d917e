import { useEffect, useRef } from 'react';
import { acceptEmployeeTerms } from '../../stores/account/profile.ts';
import { CheckField } from '../kit/CheckField.tsx';
import { useForm } from '../kit/use-form.ts';
import { useText } from '../kit/text.ts';
import { IdentityForm } from './IdentityForm.tsx';
import { SignOutButton } from './SignOutButton.tsx';

interface Props {
  readonly onAccepted: () => void;
}

/** The terms of the employee discount, accepted once (docs/contract.md#sign-in). */
export function EmployeeTerms({ onAccepted }: Props) {
  const t = useText();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="identity__card" aria-labelledby="terms-title">
      <h2 id="terms-title" ref={title} tabIndex={-1}>
        {t('identity.termsTitle')}
      </h2>
      <EmployeeTermsForm onAccepted={onAccepted} />
      <SignOutButton />
    </section>
  );
}

export function EmployeeTermsForm({ onAccepted }: Props) {
  const t = useText();
  const form = useForm({ accepted: { isRequired: true, missing: t('identity.termsMissing') } });
  return (
    <>
      <p>{t('identity.termsText')}</p>
      <ul>
        <li>{t('identity.termsPersonal')}</li>
        <li>{t('identity.termsResale')}</li>
        <li>{t('identity.termsCap')}</li>
      </ul>
      <IdentityForm
        form={form}
        action={acceptEmployeeTerms}
        submit={t('identity.termsAccept')}
        send={() => acceptEmployeeTerms()}
        onDone={onAccepted}
      >
        <CheckField field={form.field('accepted')}>{t('identity.termsCheck')}</CheckField>
      </IdentityForm>
    </>
  );
}
