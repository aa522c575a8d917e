/**
 * Seven modules a digit, 1 is a bar (GS1 General Specifications, EAN/UPC): the left half in set A, the sets B and C are
 * derived from it.
 */
const SET_A = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
] as const;
const PARITY = [
  'AAAAAA',
  'AABABB',
  'AABBAB',
  'AABBBA',
  'ABAABB',
  'ABBAAB',
  'ABBBAA',
  'ABABAB',
  'ABABBA',
  'ABBABA',
] as const;

const inverted = (modules: string) => modules.replace(/./g, (module) => (module === '1' ? '0' : '1'));
const setC = (digit: number) => inverted(SET_A[digit] ?? '');
const setB = (digit: number) => [...setC(digit)].toReversed().join('');

/** Whether the last digit is the check digit of those before it. */
function isChecked(digits: readonly number[]): boolean {
  const sum = digits.toReversed().reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

/** The modules of an EAN-13, or of a UPC-A, which is an EAN-13 with a leading 0; `undefined` for any other text. */
export function ean13(text: string): string | undefined {
  if (!/^\d{12,13}$/.test(text)) return undefined;
  const digits = [...text.padStart(13, '0')].map(Number);
  if (!isChecked(digits)) return undefined;
  const [first = 0, ...rest] = digits;
  const parity = PARITY[first] ?? '';
  const left = rest.slice(0, 6).map((digit, index) => (parity[index] === 'A' ? SET_A[digit] : setB(digit)));
  return `101${left.join('')}01010${rest.slice(6).map(setC).join('')}101`;
}
