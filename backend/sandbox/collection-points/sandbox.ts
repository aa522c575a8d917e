import { createHash } from 'node:crypto';
import type { CollectionPoint } from '../../../src/api/locations/collection-points.schema.ts';
import { formatPostalCode, hasPostalRule } from '../../../domain/address/postal-code.ts';
import type {
  CollectionPointProvider,
  CollectionPointQuery,
} from '../../providers/collection-points/collection-points.ts';
import type { CreateSandbox } from '../../providers/provider.ts';

const POINTS = 6;
const NAMES = ['Kiosk', 'Bakery', 'Bookshop', 'Garage', 'Florist', 'Locker'];
const ID = /^([A-Z]{2})\.([A-Z\d]{2,12})\.(\d)$/;

/** South-west corner and size of the area of a country's points, in degrees. */
const AREAS: Readonly<Record<string, readonly [south: number, west: number, height: number, width: number]>> = {
  GB: [51, -3, 4, 3],
  DE: [48, 7, 5, 6],
  AT: [47, 11, 1, 5],
  FR: [44, 0, 5, 5],
  ES: [38, -5, 4, 4],
  IT: [42, 11, 3, 3],
  NL: [51.5, 4.5, 1.5, 1.5],
  BE: [50.3, 3.5, 0.8, 2],
};

export const createSandbox: CreateSandbox<CollectionPointProvider> = () => ({ adapter: points });

/**
 * Points derived from the postal code alone, always the same; `near` with coordinates finds those of the nearest
 * derived code.
 */
const points: CollectionPointProvider = {
  async near({ country, postalCode, coordinates }: CollectionPointQuery) {
    if (!Object.hasOwn(AREAS, country)) return [];
    const code = postalCode?.replace(/[^A-Z\d]/g, '') ?? '';
    const around = coordinates ?? centreOf(country, code);
    const key = code === '' ? cellOf(around) : code;
    return Array.from({ length: POINTS }, (_, index) => pointOf({ country, key, index }));
  },

  async find(id) {
    const [, country = '', key = '', index = ''] = ID.exec(id) ?? [];
    const isKnown = Object.hasOwn(AREAS, country) && Number(index) < POINTS && index !== '';
    return isKnown ? pointOf({ country, key, index: Number(index) }) : undefined;
  },
};

const CELL = /^N(\d{4})E(\d{4})$/;
const TENTHS = 10;

/** A cell of a tenth of a degree, written as digits. */
function cellOf({ latitude, longitude }: { latitude: number; longitude: number }): string {
  const digits = (degrees: number) => String(Math.round((degrees + 180) * TENTHS)).padStart(4, '0');
  return `N${digits(latitude)}E${digits(longitude)}`;
}

const draw = (text: string): Buffer => createHash('sha256').update(text).digest();
const share = (bytes: Buffer, at: number): number => bytes.readUInt16BE(at) / 0x1_00_00;

function centreOf(country: string, key: string): { latitude: number; longitude: number } {
  const [, north, east] = CELL.exec(key) ?? [];
  if (north && east) return { latitude: Number(north) / TENTHS - 180, longitude: Number(east) / TENTHS - 180 };
  const [south, west, height, width] = AREAS[country] ?? [0, 0, 0, 0];
  const bytes = draw(`${country} ${key}`);
  return { latitude: south + share(bytes, 0) * height, longitude: west + share(bytes, 2) * width };
}

function pointOf({ country, key, index }: { country: string; key: string; index: number }): CollectionPoint {
  const centre = centreOf(country, key);
  const bytes = draw(`${country} ${key} ${index}`);
  const offset = (at: number) => (share(bytes, at) - 0.5) / 25;
  const postalCode = CELL.test(key) ? codeIn(country, bytes) : key;
  return {
    id: `${country}.${key}.${index}`,
    name: `${NAMES[index] ?? 'Shop'} ${1 + bytes.readUInt8(4)}`,
    address: {
      addressLine1: `Station Road ${1 + (bytes.readUInt8(5) % 90)}`,
      city: `Parcel Town ${postalCode.slice(0, 2)}`,
      postalCode: (hasPostalRule(country) ? formatPostalCode(country, postalCode) : undefined) ?? postalCode,
      countryCode: country,
    },
    coordinates: { latitude: centre.latitude + offset(6), longitude: centre.longitude + offset(8) },
    hours: [1, 2, 3, 4, 5, 6].map((day) => ({ day, opens: '08:00', closes: day === 6 ? '14:00' : '20:00' })),
  };
}

/** A postal code of digits in the country's form. */
function codeIn(country: string, bytes: Buffer): string {
  const digits = String(1000 + (bytes.readUInt16BE(10) % 9000));
  return (
    formatPostalCode(country, `${digits}0`) ??
    formatPostalCode(country, digits) ??
    formatPostalCode(country, `${digits}AA`) ??
    'SW1A 1AA'
  );
}
