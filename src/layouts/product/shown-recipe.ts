/** What the customizer of a product page shows. */
export interface ShownRecipe {
  /** One color for every part. */
  readonly choices: Readonly<Record<string, string>>;
  readonly text: string;
  readonly error: 'notAccepted' | 'notPossible' | undefined;
  /** The line of the cart that it changes. */
  readonly line: string | undefined;
  /** It was chosen by the visitor: no cache stores the page. */
  readonly isPersonal: boolean;
}
