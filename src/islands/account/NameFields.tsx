import { TextField } from '../kit/TextField.tsx';
import { useText } from '../kit/text.ts';
import type { Form } from '../kit/use-form.ts';

interface Props {
  readonly field: Form<'firstName' | 'lastName'>['field'];
}

/** First and last name. */
export function NameFields({ field }: Props) {
  const t = useText();
  return (
    <div className="form__pair">
      <TextField field={field('firstName')} label={t('identity.firstName')} autoComplete="given-name" />
      <TextField field={field('lastName')} label={t('identity.lastName')} autoComplete="family-name" />
    </div>
  );
}
