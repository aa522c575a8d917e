import type { Target } from './targets.test-support.ts';
import { DEMO_PASSWORD, Visitor } from './visitor.test-support.ts';

/** Signs in with a new account, which has only an email address unless further details are given. */
export async function newConsumer(target: Target, details: object = {}): Promise<{ visitor: Visitor; email: string }> {
  const email = `walker-${crypto.randomUUID()}@example.com`;
  const visitor = await Visitor.start(target);
  const request = { email, password: DEMO_PASSWORD, recaptcha_response: 'sandbox-pass', ...details };
  const { status, body } = await visitor.call('POST', '/consumers-v3/auth/signup', request);
  if (status >= 300) throw new Error(`Signing up answered ${JSON.stringify(body)}`);
  await visitor.signIn(email);
  return { visitor, email };
}

export const HOME = {
  approachType: 'S',
  firstName: 'Ann',
  lastName: 'Ash',
  addressLine1: '12 Ridge Road',
  city: 'Boulder',
  province: 'CO',
  postalCode: '80301',
  countryCode: 'US',
  phone: '(303) 555-0134',
} as const;

/** A phone number that is unique in the test run. */
export const freshPhone = (): string => `303555${String((phones += 1)).padStart(4, '0')}`;
let phones = 0;
