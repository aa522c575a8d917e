import { useState } from 'react';

/** Says what is wrong with a value, `undefined` where nothing is; `values` are all of the form. */
export type Rule<Name extends string> = (value: string, values: Readonly<Record<Name, string>>) => string | undefined;

export interface FieldRule<Name extends string> {
  readonly isRequired: boolean;
  /** What to say where a needed value is missing. */
  readonly missing: string;
  readonly rule?: Rule<Name> | undefined;
}

export interface FormField {
  readonly name: string;
  readonly value: string;
  readonly isRequired: boolean;
  readonly error: string | undefined;
  change(value: string): void;
  /** Judges the value; to be called when the control is left. What the service refused stays refused until it is changed. */
  leave(): void;
}

export interface Form<Name extends string> {
  readonly values: Readonly<Record<Name, string>>;
  field(name: Name): FormField;
  /** Judges all; where something is wrong, shows it, moves the focus there, within the element, and answers false. */
  check(element: HTMLElement): boolean;
  /** Shows what the service found wrong, by field, and moves the focus there. */
  showErrors(element: HTMLElement, errors: Partial<Record<Name, string>>): void;
  put(values: Partial<Record<Name, string>>): void;
  /** Empties every field. */
  clear(): void;
}

type Errors<Name extends string> = Partial<Record<Name, string>>;

/**
 * Values and errors of a form. An error shows when its control is left or the form is sent, and goes as soon as the value is changed:
 * nobody is told off while typing.
 */
export function useForm<Name extends string>(
  rules: Readonly<Record<Name, FieldRule<Name>>>,
  initial: Partial<Record<Name, string>> = {},
): Form<Name> {
  const names = Object.keys(rules) as Name[]; // A record's own keys.
  const [entered, setEntered] = useState<Partial<Record<Name, string>>>(initial);
  const [errors, setErrors] = useState<Errors<Name>>({});
  const values = Object.fromEntries(names.map((name) => [name, entered[name] ?? ''])) as Record<Name, string>; // All names.

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

/** Once the errors are drawn. */
function focusField(form: HTMLElement, name: string): void {
  requestAnimationFrame(() => {
    form.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"] :is(input, select, textarea)`)?.focus();
  });
}
