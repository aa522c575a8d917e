/** Enough of a contact for its owner to recognize it (docs/contract.md#store-associates). */

const HIDDEN = '•••';
const SHOWN_DIGITS = 2;

/** `m•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? HIDDEN : `${[...email][0]}${HIDDEN}${email.slice(at)}`;
}

/** `•••21`. */
export const maskPhone = (phone: string): string => HIDDEN + phone.slice(-SHOWN_DIGITS);
