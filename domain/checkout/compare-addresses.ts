const POSTAL_FIELDS = ['addressLine1', 'addressLine2', 'city', 'province', 'postalCode', 'countryCode'] as const;

type PostalAddressFields = { readonly [Field in (typeof POSTAL_FIELDS)[number]]?: string | null | undefined };

/** Without case, blanks and punctuation; what keeps two numbers apart stays: 1-2 is not 12. */
const normalize = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<=\d)[\s\p{P}]+(?=\d)/gu, ' ')
    .replace(/(?<!\d)[\s\p{P}]+|[\s\p{P}]+(?!\d)/gu, '');

/** Whether two addresses are the same but for case, blanks and punctuation: nobody needs to be asked which one they mean. */
export const isSpeltAlike = (one: PostalAddressFields, other: PostalAddressFields): boolean =>
  POSTAL_FIELDS.every((field) => normalize(one[field]) === normalize(other[field]));
