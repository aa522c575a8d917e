/** States and provinces of the countries whose addresses name one, by postal abbreviation. */
const PROVINCES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  US: {
    AL: ['Alabama'],
    AK: ['Alaska'],
    AZ: ['Arizona'],
    AR: ['Arkansas'],
    CA: ['California'],
    CO: ['Colorado'],
    CT: ['Connecticut'],
    DE: ['Delaware'],
    DC: ['District of Columbia', 'Washington DC'],
    FL: ['Florida'],
    GA: ['Georgia'],
    HI: ['Hawaii'],
    ID: ['Idaho'],
    IL: ['Illinois'],
    IN: ['Indiana'],
    IA: ['Iowa'],
    KS: ['Kansas'],
    KY: ['Kentucky'],
    LA: ['Louisiana'],
    ME: ['Maine'],
    MD: ['Maryland'],
    MA: ['Massachusetts'],
    MI: ['Michigan'],
    MN: ['Minnesota'],
    MS: ['Mississippi'],
    MO: ['Missouri'],
    MT: ['Montana'],
    NE: ['Nebraska'],
    NV: ['Nevada'],
    NH: ['New Hampshire'],
    NJ: ['New Jersey'],
    NM: ['New Mexico'],
    NY: ['New York'],
    NC: ['North Carolina'],
    ND: ['North Dakota'],
    OH: ['Ohio'],
    OK: ['Oklahoma'],
    OR: ['Oregon'],
    PA: ['Pennsylvania'],
    RI: ['Rhode Island'],
    SC: ['South Carolina'],
    SD: ['South Dakota'],
    TN: ['Tennessee'],
    TX: ['Texas'],
    UT: ['Utah'],
    VT: ['Vermont'],
    VA: ['Virginia'],
    WA: ['Washington'],
    WV: ['West Virginia'],
    WI: ['Wisconsin'],
    WY: ['Wyoming'],
    PR: ['Puerto Rico'],
    VI: ['U.S. Virgin Islands', 'Virgin Islands'],
    GU: ['Guam'],
    AS: ['American Samoa'],
    MP: ['Northern Mariana Islands'],
    AA: ['Armed Forces Americas'],
    AE: ['Armed Forces Europe'],
    AP: ['Armed Forces Pacific'],
  },
  CA: {
    AB: ['Alberta'],
    BC: ['British Columbia', 'Colombie-Britannique'],
    MB: ['Manitoba'],
    NB: ['New Brunswick', 'Nouveau-Brunswick'],
    NL: ['Newfoundland and Labrador', 'Terre-Neuve-et-Labrador', 'Newfoundland'],
    NS: ['Nova Scotia', 'Nouvelle-Écosse'],
    NT: ['Northwest Territories', 'Territoires du Nord-Ouest'],
    NU: ['Nunavut'],
    ON: ['Ontario'],
    PE: ['Prince Edward Island', 'Île-du-Prince-Édouard'],
    QC: ['Quebec', 'Québec'],
    SK: ['Saskatchewan'],
    YT: ['Yukon'],
  },
};

/** Whether an address there needs a state or province. */
export function needsProvince(country: string): boolean {
  return Object.hasOwn(PROVINCES, country);
}

/** The code of a state or province given by code or name, ignoring case and accents; `undefined` when unknown. */
export function provinceCode(country: string, text: string): string | undefined {
  const known = Object.hasOwn(PROVINCES, country) ? PROVINCES[country] : undefined;
  const wanted = fold(text);
  return Object.entries(known ?? {}).find(
    ([code, names]) => fold(code) === wanted || names.some((name) => fold(name) === wanted),
  )?.[0];
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
