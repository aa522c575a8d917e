import { INTERESTS, splitInterests } from '../../../../domain/account/profile.ts';
import { saveInterests } from '../../../stores/account/profile-change.ts';
import { CheckField } from '../../kit/CheckField.tsx';
import type { FieldRule } from '../../kit/use-form.ts';
import { useText } from '../../kit/text.ts';
import { IdentityForm } from '../IdentityForm.tsx';
import { useEnrollmentForm } from '../use-enrollment-form.ts';

type Interest = (typeof INTERESTS)[number];

const RULE = { isRequired: false, missing: '' };
const RULES = Object.fromEntries(INTERESTS.map((name) => [name, RULE])) as Record<Interest, FieldRule<Interest>>; // all keys

interface Props {
  /** The interests chosen earlier, separated by `|`. */
  readonly chosen: string;
  readonly submit: string;
  readonly onSaved: () => void;
}

export function InterestsForm({ chosen, submit, onSaved }: Props) {
  const t = useText();
  const before = splitInterests(chosen);
  const form = useEnrollmentForm('interests', RULES, Object.fromEntries(before.map((name) => [name, 'yes'])));
  return (
    <IdentityForm
      form={form}
      action={saveInterests}
      submit={submit}
      send={() => saveInterests(INTERESTS.filter((name) => form.values[name] === 'yes'))}
      onDone={onSaved}
    >
      <fieldset className="identity__choices">
        <legend>{t('enroll.interestsText')}</legend>
        {INTERESTS.map((name) => (
          <CheckField key={name} field={form.field(name)}>
            {t(`enroll.interest.${name}`)}
          </CheckField>
        ))}
      </fieldset>
    </IdentityForm>
  );
}
