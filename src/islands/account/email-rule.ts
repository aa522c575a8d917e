import { isEmail } from '../../../domain/email.ts';
import type { Translate } from '../kit/text.ts';

/** A required email address. */
export const emailRule = (t: Translate) => ({
  isRequired: true,
  missing: t('form.email'),
  rule: (value: string) => (isEmail(value.trim()) ? undefined : t('form.email')),
});
