import { isBroughtHome } from './shipments.ts';
import { countryName } from '../address/countries.ts';
import type { DeliveryDates } from '../delivery/delivery-dates.ts';
import { formatDelivery } from '../delivery/dates-text.ts';

/** Where a delivery goes: a postal code, or a whole country while that is unknown. */
export interface Destination {
  readonly countryCode: string;
  readonly postalCode?: string | undefined;
}

interface HomeShipment {
  readonly shippingId: string;
  readonly shippingMethod: string;
  readonly address?: Destination | null | undefined;
}

/** Where a shipment's dates are for, by default anywhere in the country; undefined for what is mailed or picked up. */
export function destinationOf(shipment: HomeShipment, country: string): Destination | undefined {
  if (!isBroughtHome(shipment)) return undefined;
  return shipment.address ?? { countryCode: country };
}

interface Preposition {
  readonly code: (postalCode: string) => string;
  readonly country: (name: string) => string;
  /** Countries that are spoken of in another way, by ISO 3166-1. */
  readonly others: Readonly<Record<string, string>>;
}

const ENGLISH: Preposition = {
  code: (code) => `to ${code}`,
  country: (name) => `to ${name}`,
  others: { US: 'to the United States', GB: 'to the United Kingdom', NL: 'to the Netherlands' },
};

/** By language. */
const TO: Readonly<Record<string, Preposition>> = {
  en: ENGLISH,
  de: {
    code: (code) => `nach ${code}`,
    country: (name) => `nach ${name}`,
    others: { US: 'in die USA', GB: 'in das Vereinigte Königreich', NL: 'in die Niederlande', CH: 'in die Schweiz' },
  },
  fr: {
    code: (code) => `pour le ${code}`,
    country: (name) => `en ${name}`,
    others: {
      US: 'aux États-Unis',
      CA: 'au Canada',
      GB: 'au Royaume-Uni',
      NL: 'aux Pays-Bas',
      MC: 'à Monaco',
      LU: 'au Luxembourg',
      DK: 'au Danemark',
      PT: 'au Portugal',
    },
  },
  es: { code: (code) => `a ${code}`, country: (name) => `a ${name}`, others: { NL: 'a los Países Bajos' } },
  it: {
    code: (code) => `al CAP ${code}`,
    country: (name) => `in ${name}`,
    others: { US: 'negli Stati Uniti', GB: 'nel Regno Unito', NL: 'nei Paesi Bassi', MC: 'a Monaco' },
  },
  nl: {
    code: (code) => `naar ${code}`,
    country: (name) => `naar ${name}`,
    others: { US: 'naar de Verenigde Staten', GB: 'naar het Verenigd Koninkrijk' },
  },
};

const languageOf = (locale: string): string => locale.split('-')[0] ?? '';

/** "to 90210", or "to the United States". */
export function formatDestination({ countryCode, postalCode }: Destination, locale: string): string {
  const { code, country, others } = TO[languageOf(locale)] ?? ENGLISH;
  return postalCode ? code(postalCode) : (others[countryCode] ?? country(countryName(countryCode, locale)));
}

interface DeliveryText {
  /** Name of the method; without one the text begins with the destination. */
  readonly label?: string | undefined;
  readonly to: Destination | undefined;
  readonly deliveryDates?: DeliveryDates | null | undefined;
  readonly deliveryTime: string | null;
}

/** "Standard delivery to 90210: Monday, November 30", as far as known. */
export function describeDelivery({ label, to, ...times }: DeliveryText, locale: string): string {
  const what = [label, to && formatDestination(to, locale)].filter(Boolean).join(' ');
  const colon = languageOf(locale) === 'fr' ? '\u00a0: ' : ': ';
  return [what, formatDelivery(times, locale)].filter(Boolean).join(colon);
}
