import type { FormField } from './use-form.ts';

/** A box to tick that nothing can be wrong with. */
export const choiceField = (name: string, is: boolean, change: (is: boolean) => void): FormField => ({
  name,
  value: is ? 'yes' : '',
  isRequired: false,
  error: undefined,
  change: (value) => change(value === 'yes'),
  leave: () => undefined,
});
