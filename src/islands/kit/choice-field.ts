import type { FormField } from './use-form.ts';

/** A checkbox without validation. */
export const choiceField = (name: string, is: boolean, change: (is: boolean) => void): FormField => ({
  name,
  value: is ? 'yes' : '',
  isRequired: false,
  error: undefined,
  change: (value) => change(value === 'yes'),
  leave: () => undefined,
});
