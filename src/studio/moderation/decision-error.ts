/** What is wrong with the form of one entry. */
export interface DecisionError {
  readonly id: string;
  readonly field: 'reason' | 'text';
  readonly text: string;
  /** As it was sent. */
  readonly value: string;
}
