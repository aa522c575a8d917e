import { BadCell, cleanText, excerpt, type Cell } from '../parsing/cell.ts';
import { readCsvHeader, readDataRows } from '../parsing/csv-file.ts';
import { formatError } from '../parsing/format-error.ts';
import type { FileRecord } from '../parsing/file-records.ts';
import { extraCellsIssue } from '../parsing/unmapped-columns.ts';
import { readExceptionalHours, readOpeningHours } from './opening-hours.ts';
import { checkStore, toNumber, type StoreDraft } from './store-draft.ts';
import { timeZoneOf } from './time-zones.ts';
import { StoreFile } from './store-file.ts';

/** Columns of a table of stores, with the store's member for each. */
const COLUMNS: Readonly<Record<string, string>> = {
  id: 'id',
  name: 'name',
  addressLine1: 'address.addressLine1',
  addressLine2: 'address.addressLine2',
  city: 'address.city',
  province: 'address.province',
  postalCode: 'address.postalCode',
  countryCode: 'address.countryCode',
  latitude: 'coordinates.latitude',
  longitude: 'coordinates.longitude',
  phone: 'phone',
  email: 'email',
  timeZone: 'timeZone',
  hours: 'hours',
  exceptionalHours: 'exceptionalHours',
  services: 'services',
};
const REQUIRED = ['id', 'name', 'addressLine1', 'city', 'countryCode', 'latitude', 'longitude'];

/** A table with one store per row; throws `ImportError` for another table. */
export async function readStoreTable(path: string): Promise<StoreFile> {
  const names = (await readCsvHeader(path)).map((name) => name.trim());
  const keys = names.map((name) => name.toLowerCase().replace(/[\s_-]/g, ''));
  const known = new Map(Object.keys(COLUMNS).map((column) => [column.toLowerCase(), column]));
  const unknown = names.filter((name, index) => name !== '' && !known.has(keys[index] ?? ''));
  const missing = REQUIRED.filter((column) => !keys.includes(column.toLowerCase()));
  if (missing.length > 0) {
    throw formatError('a file of stores', `it has no column "${missing.join('", no "')}"`, unknown[0]);
  }
  const file = new StoreFile(unknown.length > 0 ? [`columns left out: ${unknown.join(', ')}`] : []);
  for await (const row of readDataRows(path)) {
    const cellOf = (column: string): Cell => {
      const position = keys.indexOf(column.toLowerCase());
      const issue = (message: string) => ({ line: row.line, column: names[position] ?? column, message });
      return { text: cleanText(row.value[position] ?? ''), issue };
    };
    file.add(cellOf('id').text, () => readRow(row, names.length, cellOf));
  }
  return file;
}

type CellOf = (column: string) => Cell;

function readRow(row: FileRecord<readonly string[]>, width: number, cellOf: CellOf): StoreDraft {
  const extraCells = extraCellsIssue(row, width);
  if (extraCells) throw new BadCell(extraCells);
  const text = (column: string) => cellOf(column).text;
  const optional = (column: string) => text(column) || undefined;
  const address = {
    addressLine1: text('addressLine1'),
    addressLine2: optional('addressLine2'),
    city: text('city'),
    province: optional('province'),
    postalCode: text('postalCode'),
    countryCode: text('countryCode'),
  };
  const raw = {
    id: text('id'),
    name: text('name'),
    address,
    coordinates: { latitude: toNumber(cellOf('latitude')), longitude: toNumber(cellOf('longitude')) },
    phone: optional('phone'),
    email: optional('email'),
    timeZone: text('timeZone') || timeZoneOf(address) || '',
    hours: readHours(cellOf('hours')),
    exceptionalHours: readExceptions(cellOf('exceptionalHours')),
    services: text('services')
      .split(/[,;|\s]+/)
      .filter((service) => service !== '')
      .map((service) => service.toLowerCase()),
  };
  const data = checkStore(raw, (path, message) =>
    cellOf(COLUMN_OF.get(path.replace(/\.\d+$/, '')) ?? path).issue(message),
  );
  return { line: row.line, data, storeStock: undefined };
}

const COLUMN_OF = new Map(Object.entries(COLUMNS).map(([column, path]) => [path, column]));

function readHours(cell: Cell): StoreDraft['data']['hours'] {
  const hours = readOpeningHours(cell.text);
  if (hours !== undefined) return hours;
  throw new BadCell(
    cell.issue(`"${excerpt(cell.text)}" is not opening hours such as Mo-Fr 10:00-19:00; Sa 10:00-18:00`),
  );
}

function readExceptions(cell: Cell): StoreDraft['data']['exceptionalHours'] {
  const hours = readExceptionalHours(cell.text);
  if (hours !== undefined) return hours;
  throw new BadCell(
    cell.issue(`"${excerpt(cell.text)}" is not dates such as 2026-12-24 10:00-15:00 Christmas Eve; 2026-12-25 closed`),
  );
}
