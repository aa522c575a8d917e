import { store } from '../../../src/api/locations/stores.schema.ts';
import type { z } from 'zod';
import { BadCell, cleanText, excerpt, type Cell } from '../parsing/cell.ts';
import type { Issue } from '../parsing/product-draft.ts';

const storeData = store.omit({ distance: true, path: true });
export type StoreData = z.output<typeof storeData>;

export interface StoreDraft {
  readonly line: number;
  readonly data: StoreData;
  /** Units by SKU; `undefined` where the file has none. */
  readonly storeStock: ReadonlyMap<string, number> | undefined;
}

/** A store of a file before validation. */
export type RawStore = Readonly<Record<keyof StoreData, unknown>>;

/** Creates the issue of a member; `path` is such as `coordinates.latitude`. */
export type ToIssue = (path: string, message: string) => Issue;

const MESSAGES: Readonly<Record<string, string>> = {
  'coordinates.latitude': 'is not a latitude between -90 and 90',
  'coordinates.longitude': 'is not a longitude between -180 and 180',
  'address.countryCode': 'is not a country such as US',
};

/** The validated store; throws a `BadCell` with the first issue. */
export function checkStore(raw: RawStore, toIssue: ToIssue): StoreData {
  const result = storeData.safeParse(cleanTexts(raw));
  if (!result.success) {
    const [issue] = result.error.issues;
    const path = issue?.path.join('.') ?? '';
    throw new BadCell(toIssue(path, MESSAGES[path] ?? issue?.message ?? 'is not valid'));
  }
  const { data } = result;
  if (data.timeZone === '') {
    throw new BadCell(toIssue('timeZone', `is empty, and ${excerpt(data.address.countryCode)} has several`));
  }
  for (const [path, text] of Object.entries(requiredTexts(data))) {
    if (text === '') throw new BadCell(toIssue(path, 'is empty'));
  }
  if (data.id.length > 255) throw new BadCell(toIssue('id', 'is longer than 255 characters'));
  if (!isTimeZone(data.timeZone)) {
    throw new BadCell(toIssue('timeZone', `"${excerpt(data.timeZone)}" is not a time zone such as Europe/Berlin`));
  }
  return { ...data, address: { ...data.address, countryCode: readCountry(data, toIssue) } };
}

function requiredTexts({ id, name, address }: StoreData): Record<string, string> {
  return { id, name, 'address.addressLine1': address.addressLine1, 'address.city': address.city };
}

function readCountry({ address }: StoreData, toIssue: ToIssue): string {
  const country = address.countryCode.toUpperCase();
  if (/^[A-Z]{2}$/.test(country)) return country;
  throw new BadCell(toIssue('address.countryCode', 'is not a country such as US'));
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false; // the constructor throws for an unknown time zone
  }
}

function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanTexts);
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleanTexts(one)]));
}

export function toNumber(cell: Cell): number | undefined {
  return /^-?\d{1,3}(\.\d+)?$/.test(cell.text) ? Number(cell.text) : undefined;
}
