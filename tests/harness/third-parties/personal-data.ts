import { createHash, randomBytes } from 'node:crypto';

/** A customer whose data nothing else can contain by chance. */
export const createPersonalData = () => ({
  email: `quillfeather.${randomBytes(4).toString('hex')}@example.com`,
  firstName: 'Quillfeather',
  lastName: 'Zanzottera',
  password: 'Marram-grass-4471!',
  phone: '5035550142',
  addressLine: '12 Marmalade Terrace',
  birthDate: '1990-04-23',
  card: '4111111111111111',
});

export type PersonalData = ReturnType<typeof createPersonalData>;

/** The mail address as the data layer has it in the event `user_data` (docs/measurement.md), and nothing else anywhere. */
export function encodedEmails({ email }: PersonalData): readonly string[] {
  return [Buffer.from(email).toString('base64'), createHash('sha256').update(email).digest('hex')];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // Not every percent sign is an escape.
    return text;
  }
}

/** Returns which of the data is in a text, also where that is escaped, or separates the digits of numbers. */
export function findPersonalData(text: string, data: PersonalData): readonly string[] {
  const texts = [text, decoded(text), decoded(decoded(text))].map((one) => one.toLowerCase());
  const digits = texts.map((one) => one.replaceAll(/[\s().-]/g, ''));
  return Object.entries(data).flatMap(([name, value]) => {
    const isNumber = /^\d+$/.test(value);
    return (isNumber ? digits : texts).some((one) => one.includes(value.toLowerCase())) ? [name] : [];
  });
}
