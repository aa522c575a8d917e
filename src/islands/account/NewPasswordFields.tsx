import type { Form } from '../kit/use-form.ts';
import { useText } from '../kit/text.ts';
import { PasswordField } from './PasswordField.tsx';

interface Props {
  readonly field: Form<'password' | 'confirmPassword'>['field'];
  readonly label: string;
}

/** A new password and its confirmation. */
export function NewPasswordFields({ field, label }: Props) {
  const t = useText();
  return (
    <>
      <PasswordField
        field={field('password')}
        label={label}
        hint={t('identity.passwordHint')}
        autoComplete="new-password"
      />
      <PasswordField
        field={field('confirmPassword')}
        label={t('identity.confirmPassword')}
        autoComplete="new-password"
      />
    </>
  );
}
