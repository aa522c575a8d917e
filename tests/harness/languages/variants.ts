/** Spellings, and words of the trade, by the market that does not use them. Names keep theirs: only what is written small is checked. */
const BRITISH =
  /\b(?:aluminium|anodised|autumnal|behaviour|centimetres?|centre|cheques?|colours?|coloured|cosy|draughts?|enamelled|favourites?|fibres?|flavour|grey|harbours?|jewellery|jumpers?|kerb|kilometres?|labelled|litres?|metres?|millimetres?|mould|moulded|neighbours?|odours?|organis(?:e|ed|ation)|pavement|postcode|recognis(?:e|ed)|rubberised|trousers|travelling|tyres?|vulcanised|waistcoat|wellingtons?)\b/g;
const AMERICAN =
  /\b(?:aluminum|anodized|behavior|canceled|centimeters?|center|colors?|colored|cozy|enameled|favorites?|fibers?|flavor|gray|harbors?|jewelry|kilometers?|labeled|liters?|meters?|millimeters?|mold|molded|neighbors?|odors?|organiz(?:e|ed|ation)|recogniz(?:e|ed)|rubberized|sidewalks?|vulcanized|zip code)\b/g;

/** Words on a page in English that another market spells so. */
export function foreignVariants(texts: readonly string[], locale: string): readonly string[] {
  const pattern = locale === 'en-us' ? BRITISH : AMERICAN;
  return texts.flatMap((text) => [...text.matchAll(pattern)].map(([word]) => `${word}: ${text.slice(0, 100)}`));
}
