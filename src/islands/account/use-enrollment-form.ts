import type { EnrollmentStep } from '../../../domain/account/enrollment.ts';
import { $enrollment, advance } from '../../stores/account/enrollment.ts';
import { useForm, type FieldRule, type Form } from '../kit/use-form.ts';

/**
 * The form of an enrollment step. What is typed stays over reloads, steps and sign-ins, and precedes the `initial`
 * values; passwords do not.
 */
export function useEnrollmentForm<Name extends string>(
  step: EnrollmentStep,
  rules: Readonly<Record<Name, FieldRule<Name>>>,
  initial: Partial<Record<Name, string>> = {},
): Form<Name> {
  const { email, typed } = $enrollment.get();
  const startValues: Record<string, string> = { email, username: email, ...initial, ...typed[step] };
  const form = useForm(rules, startValues as Partial<Record<Name, string>>); // Only the names of the rules are read.
  return {
    ...form,
    field(name) {
      const field = form.field(name);
      return {
        ...field,
        change(value) {
          advance({ type: 'typed', step, name, value });
          field.change(value);
        },
      };
    },
  };
}
