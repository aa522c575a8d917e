import type { PostalAddress, PriceableLine, Shipment, TaxMode, TaxOutcome } from '../../pricing-model.ts';
import { rateAt, type RegionRate, type TaxRates } from './rates.ts';

export interface TaxInput {
  readonly taxMode: TaxMode;
  /** ISO 3166-1 of the site. */
  readonly country: string;
  /** With the rest to pay for each line after all discounts. */
  readonly lines: readonly { readonly line: PriceableLine; readonly net: number }[];
  /** With the rest to pay for each shipment. */
  readonly shipments: readonly { readonly shipment: Shipment; readonly cost: number }[];
}

const NO_TAX: RegionRate = { millionths: 0, taxesShipping: false };
const WHOLE = 1_000_000;

/**
 * Tax on top of prices, or contained in them, depending on the site's mode; each line and each shipment is rounded
 * separately, halves up. Tax on top is that of the destination: zero while it is unknown. Contained tax is that of the
 * destination's country, and of the site's country while that is unknown.
 */
export function taxOf({ taxMode, country, lines, shipments }: TaxInput, rates: TaxRates): TaxOutcome {
  const tax = taxMode === 'exclusive' ? taxOnTop : taxContained;
  const home = shipments.find(({ shipment }) => shipment.address !== null)?.shipment.address ?? null;
  const rateFor = ({ method, address }: Shipment) => {
    const taxAddress = method === 'digital' ? (address ?? home) : address;
    return taxMode === 'exclusive' ? onTop(rates, taxAddress) : contained(rates, taxAddress, country);
  };
  const rateOfLine = new Map(
    shipments.flatMap(({ shipment }) => shipment.lineIds.map((id) => [id, rateFor(shipment)] as const)),
  );
  const ofLines = lines.map(({ line, net }) => [line.id, tax(net, rateOfLine.get(line.id) ?? NO_TAX)] as const);
  const ofShipments = shipments.map(({ shipment, cost }) => {
    const rate = rateFor(shipment);
    return rate.taxesShipping ? tax(cost, rate) : 0;
  });
  const shipping = sum(ofShipments);
  return { lines: new Map(ofLines), shipping, total: sum(ofLines.map(([, amount]) => amount)) + shipping };
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const onTop = (rates: TaxRates, taxAddress: PostalAddress | null): RegionRate =>
  (taxAddress === null ? undefined : rateAt(rates, taxAddress)) ?? NO_TAX;

const contained = (rates: TaxRates, taxAddress: PostalAddress | null, country: string): RegionRate =>
  (taxAddress === null ? undefined : rateAt(rates, taxAddress)) ??
  rateAt(rates, { countryCode: country, province: null }) ??
  NO_TAX;

/** Halves of a minor unit are rounded up; amounts are never negative. */
const divide = (amount: number, by: number): number => Math.floor((2 * amount + by) / (2 * by));

const taxOnTop = (net: number, { millionths }: RegionRate): number => divide(net * millionths, WHOLE);

const taxContained = (gross: number, { millionths }: RegionRate): number =>
  divide(gross * millionths, WHOLE + millionths);
