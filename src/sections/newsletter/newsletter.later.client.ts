import { handleTaps } from '../../islands/kit/handle-taps.ts';

/** Sends the form's address and shows the result in the form; what that needs is loaded with the first tap. */
export const attach = (form: HTMLElement): void =>
  handleTaps(form, async () => (await import('../../islands/content/send-address.ts')).sendAddress(form));
