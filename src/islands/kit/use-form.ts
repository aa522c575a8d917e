import { useState } from 'react';

/** Returns the error text of a value, or `undefined`; `values` are all values of the form. */
export type Rule<Name extends string> = (value: string, values: Readonly<Record<Name, string>>) => string | undefined;

export interface FieldRule<Name extends string> {
  readonly isRequired: boolean;
  /** Error text of a missing required value. */
  readonly missing: string;
  readonly rule?: Rule<Name> | undefined;
}

export interface FormField {
  readonly name: string;
  readonly value: string;
  readonly isRequired: boolean;
  readonly error: string | undefined;
  change(value: string): void;
  /** Validates the value; called on blur. An error of the service stays until the value changes. */
  leave(): void;
}

export interface Form<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  field(name: Name): FormField;
  /**
   * Validates all values; on errors shows them, moves the focus to the first one within the element and returns false.
   */
  check(element: HTMLElement): boolean;
  /** Shows the service's errors, by field, and moves the focus to the first one. */
  showErrors(element: HTMLElement, errors: Partial<Record<Name, string>>): void;
  put(values: Partial<Record<Name, string>>): void;
  clear(): void;
}

type Errors<Name extends string> = Partial<Record<Name, string>>;

/**
 * Values and errors of a form. An error shows on blur or on submit and disappears as soon as the value changes: no
 * errors while typing.
 */
export function useForm<Name extends string>(
  rules: Readonly<Record<Name, FieldRule<Name>>>,
  initial: Partial<Record<Name, string>> = {},
): Form<Name> {
  const names = Object.keys(rules) as Name[]; // A record's own keys.
  const [entered, setEntered] = useState<Partial<Record<Name, string>>>(initial);
  const [errors, setErrors] = useState<Errors<Name>>({});
  const values = Object.fromEntries(names.map((name) => [name, entered[name] ?? ''])) as Record<Name, string>; // all keys

  const errorOf = (name: Name): string | undefined => {
    const { isRequired, missing, rule } = rules[name];
    const value = values[name].trim();
    if (value === '') return isRequired ? missing : undefined;
    return rule?.(value, values);
  };

  const show = (element: HTMLElement, found: Errors<Name>) => {
    setErrors(found);
    const [first] = names.filter((name) => found[name] !== undefined);
    if (first !== undefined) focusField(element, first);
  };

  return {
    values,
    field: (name) => ({
      name,
      value: values[name],
      isRequired: rules[name].isRequired,
      error: errors[name],
      change(value) {
        setEntered((before) => ({ ...before, [name]: value }));
        setErrors((before) => ({ ...before, [name]: undefined }));
      },
      leave() {
        const error = values[name] === '' ? undefined : errorOf(name);
        if (error !== undefined) setErrors((before) => ({ ...before, [name]: error }));
      },
    }),
    check(element) {
      const found: Errors<Name> = {};
      for (const name of names) found[name] = errorOf(name);
      show(element, found);
      return names.every((name) => found[name] === undefined);
    },
    showErrors: show,
    put: (given) => setEntered((before) => ({ ...before, ...given })),
    clear: () => setEntered({}),
  };
}

/** Waits until the errors are rendered. */
function focusField(form: HTMLElement, name: string): void {
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"] :is(input, select, textarea)`)?.focus();
  });
}
