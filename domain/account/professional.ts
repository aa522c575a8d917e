/** Programmes that vouch for professionals, by the names of their identities in a profile; the first one comes first. */
export const PROGRAMMES = ['IPA', 'WRANX'] as const;

export type Programme = (typeof PROGRAMMES)[number];

export const isProgramme = (name: string): name is Programme => PROGRAMMES.some((programme) => programme === name);

/** What a professional may buy at the discount per year, in major units of the site's currency. */
export const PROFESSIONAL_CAP = 1500;
