import type { ShippingCode } from '../../pricing-model.ts';

/** Display texts of deliveries in a language. */
interface DeliveryTexts {
  readonly labels: Readonly<Record<ShippingCode, string>>;
  readonly sameDay: string;
  /** By the plural category of the later day. */
  readonly businessDays: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
}

const ENGLISH: DeliveryTexts = {
  labels: {
    standard: 'Standard delivery',
    prime: 'Member delivery',
    me: 'Express delivery',
    customs: 'Made-to-order delivery',
    digital: 'By email',
    pickup: 'Pickup in store',
    sts: 'Ship to store',
    pudo: 'Pickup point',
  },
  sameDay: 'Same day',
  businessDays: { one: 'business day', other: 'business days' },
};

const TEXTS: Readonly<Record<string, DeliveryTexts>> = {
  en: ENGLISH,
  de: {
    labels: {
      standard: 'Standardlieferung',
      prime: 'Lieferung für Mitglieder',
      me: 'Expresslieferung',
      customs: 'Lieferung nach Anfertigung',
      digital: 'Per E-Mail',
      pickup: 'Abholung in der Filiale',
      sts: 'Lieferung in die Filiale',
      pudo: 'Abholstelle',
    },
    sameDay: 'Am selben Tag',
    businessDays: { one: 'Werktag', other: 'Werktage' },
  },
  fr: {
    labels: {
      standard: 'Livraison standard',
      prime: 'Livraison membres',
      me: 'Livraison express',
      customs: 'Livraison après confection',
      digital: 'Par e-mail',
      pickup: 'Retrait en magasin',
      sts: 'Livraison en magasin',
      pudo: 'Point relais',
    },
    sameDay: 'Le jour même',
    businessDays: { one: 'jour ouvré', other: 'jours ouvrés' },
  },
  'fr-ca': {
    labels: {
      standard: 'Livraison standard',
      prime: 'Livraison pour membres',
      me: 'Livraison express',
      customs: 'Livraison après confection',
      digital: 'Par courriel',
      pickup: 'Cueillette en magasin',
      sts: 'Livraison en magasin',
      pudo: 'Point de cueillette',
    },
    sameDay: 'Le jour même',
    businessDays: { one: 'jour ouvrable', other: 'jours ouvrables' },
  },
  es: {
    labels: {
      standard: 'Envío estándar',
      prime: 'Envío para socios',
      me: 'Envío exprés',
      customs: 'Envío tras la fabricación',
      digital: 'Por correo electrónico',
      pickup: 'Recogida en tienda',
      sts: 'Envío a tienda',
      pudo: 'Punto de recogida',
    },
    sameDay: 'El mismo día',
    businessDays: { one: 'día laborable', other: 'días laborables' },
  },
  it: {
    labels: {
      standard: 'Spedizione standard',
      prime: 'Spedizione per i soci',
      me: 'Spedizione espressa',
      customs: 'Spedizione dopo la realizzazione',
      digital: 'Via e-mail',
      pickup: 'Ritiro in negozio',
      sts: 'Spedizione in negozio',
      pudo: 'Punto di ritiro',
    },
    sameDay: 'In giornata',
    businessDays: { one: 'giorno lavorativo', other: 'giorni lavorativi' },
  },
  nl: {
    labels: {
      standard: 'Standaardbezorging',
      prime: 'Bezorging voor leden',
      me: 'Expresbezorging',
      customs: 'Bezorging na vervaardiging',
      digital: 'Per e-mail',
      pickup: 'Afhalen in de winkel',
      sts: 'Bezorging in de winkel',
      pudo: 'Afhaalpunt',
    },
    sameDay: 'Dezelfde dag',
    businessDays: { one: 'werkdag', other: 'werkdagen' },
  },
};

/** Texts of a locale, else those of its language, else English. */
function textsOf(locale: string): DeliveryTexts {
  return TEXTS[locale] ?? TEXTS[locale.split('-')[0] ?? ''] ?? ENGLISH;
}

export const labelOf = (code: ShippingCode, locale: string): string => textsOf(locale).labels[code];

/** "2–4 business days", "1 business day", "Same day". */
export function deliveryTimeText([from, to]: readonly [number, number], locale: string): string {
  const { sameDay, businessDays } = textsOf(locale);
  if (to === 0) return sameDay;
  const unit = businessDays[pluralsOf(locale).select(to)] ?? businessDays.other;
  return `${from === to ? to : `${from}–${to}`} ${unit}`;
}

const SAME_DAY = new Set(Object.values(TEXTS).map(({ sameDay }) => sameDay.toLowerCase()));

/**
 * Days of a delivery time: the first number of the text; the same day is 0, a text without a number 1 (docs/contract.md#cart).
 */
export function parseDeliveryDays(text: string): number {
  if (SAME_DAY.has(text.trim().toLowerCase())) return 0;
  const [first] = /\d+/.exec(text) ?? [];
  return first === undefined ? 1 : Number(first);
}

/** The soonest first; those of one day keep their order. */
export function sortByDelivery<Option extends { readonly deliveryTime: string }>(options: readonly Option[]): Option[] {
  return options.toSorted((a, b) => parseDeliveryDays(a.deliveryTime) - parseDeliveryDays(b.deliveryTime));
}

const plurals = new Map<string, Intl.PluralRules>();

function pluralsOf(locale: string): Intl.PluralRules {
  const known = plurals.get(locale) ?? new Intl.PluralRules(locale);
  plurals.set(locale, known);
  return known;
}
