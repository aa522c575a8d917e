const POSTAL_FIELDS = ['addressLine1', 'addressLine2', 'city', 'province', 'postalCode', 'countryCode'] as const;

type PostalAddressFields = { readonly [Field in (typeof POSTAL_FIELDS)[number]]?: string | null | undefined };

/** Removes case, blanks and punctuation; separators of two numbers stay: 1-2 is not 12. */
const normalize = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\d)[\s\p{P}]+(?=\d)/gu, ' ')
    .replace(/(?<!\d)[\s\p{P}]+|[\s\p{P}]+(?!\d)/gu, '');

/**
 * Whether two addresses differ only in case, blanks and punctuation, so that the customer need not choose between them.
 */
export const isSpeltAlike = (one: PostalAddressFields, other: PostalAddressFields): boolean =>
  POSTAL_FIELDS.every((field) => normalize(one[field]) === normalize(other[field]));
