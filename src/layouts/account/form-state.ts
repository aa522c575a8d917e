/** What the fields of a form show. */
export interface FormState {
  /** By the name of a field. */
  readonly value: (name: string) => string;
  /** Texts by the names of the fields they belong to. */
  readonly errors: Readonly<Record<string, string | undefined>>;
  /** The error of the form as a whole. */
  readonly alert?: string | undefined;
}

/** A form with its errors and the values as they were sent. */
export type SubmittedForm = FormState & { readonly name: string };

/** The form as it was sent, or with its initial values. */
export function formState(
  name: string,
  submitted: SubmittedForm | undefined,
  initial: Readonly<Record<string, string | null | undefined>> = {},
): FormState {
  return submitted?.name === name ? submitted : { value: (key) => initial[key] ?? '', errors: {} };
}
