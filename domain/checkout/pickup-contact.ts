export const PICKUP_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;
export type PickupField = (typeof PICKUP_FIELDS)[number];

const EVERYWHERE = ['en-us', 'en-ca', 'fr-ca', 'en-gb', 'de-de', 'fr-fr', 'es-es', 'it-it', 'nl-nl'] as const;

/** Locales that require a field of the pickup contact (docs/contract.md#addresses). */
interface FieldLocales {
  readonly email: readonly string[];
  readonly mobilePhone: readonly string[];
  /** Name of the contact. */
  readonly contact: readonly string[];
}

const COLLECTION_POINT: FieldLocales = { email: EVERYWHERE, mobilePhone: EVERYWHERE, contact: EVERYWHERE };
const STORE: FieldLocales = { email: EVERYWHERE, mobilePhone: [], contact: [] };

/** Fields that are required of another person who picks up the order; others default to the customer's. */
export function neededPickupFields(methods: readonly string[], locale: string): readonly PickupField[] {
  const fieldLocales = methods.map((method) => (method === 'pudo' ? COLLECTION_POINT : STORE));
  const isNeeded = (name: keyof FieldLocales) => fieldLocales.some((list) => list[name].includes(locale));
  return PICKUP_FIELDS.filter((field) => {
    if (field === 'email') return isNeeded('email');
    return isNeeded(field === 'phone' ? 'mobilePhone' : 'contact');
  });
}
