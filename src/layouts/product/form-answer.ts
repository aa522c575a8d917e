/** What a product page says after a form without script, by the query parameter `answer` (`server/endpoints/form-actions.ts`). */
export const FORM_ANSWERS = {
  choose: { role: 'alert', text: 'product.chooseSize' },
  waiting: { role: 'status', text: 'product.tell_waiting' },
  confirm: { role: 'status', text: 'availability.tell_confirm' },
  available: { role: 'status', text: 'product.tell_available' },
  declined: { role: 'alert', text: 'product.tell_declined' },
  invalid: { role: 'alert', text: 'product.tell_invalid' },
  failed: { role: 'alert', text: 'product.tell_failed' },
} as const;

export type FormAnswer = keyof typeof FORM_ANSWERS;

export function readFormAnswer(query: URLSearchParams): FormAnswer | undefined {
  const answer = query.get('answer') ?? '';
  return Object.hasOwn(FORM_ANSWERS, answer) ? (answer as FormAnswer) : undefined;
}
