/** Why items are returned; the service receives these values, the customer sees translations. */
export const RETURN_REASONS = ['tooSmall', 'tooLarge', 'notAsExpected', 'damaged', 'wrongItem', 'changedMind'] as const;

/** `undefined` for anything else: a customer need not say why. */
export const readReturnReason = (text: string): (typeof RETURN_REASONS)[number] | undefined =>
  RETURN_REASONS.find((reason) => reason === text);
