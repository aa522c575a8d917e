/**
 * RFC 5321: at most 64 characters before the `@`, 254 in total. Whether an address exists is known only after mailing
 * it.
 */
const ADDRESS =
  /^[^\s@"(),:;<>[\\\]]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;
const LENGTH = 254;

/** Whether a text can be an email address. */
export function isEmail(text: string): boolean {
  const [name = ''] = text.split('@');
  const hasDots = /^\.|\.\.|\.$/.test(name);
  return text.length <= LENGTH && !hasDots && ADDRESS.test(text);
}

/** Normalizes an address for comparison: mail services ignore the case of the local part. */
export function foldEmail(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}
