import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { TableRow } from '../db/all-tables.ts';

/** Summary for comparing two copies of a table. */
export const tableSummarySchema = z.object({
  rows: z.number().int().nonnegative(),
  /** Sum of each integer column, as text: sums may exceed safe integers. */
  sums: z.record(z.string(), z.string()),
  /** Sum of the rows' SHA-256 modulo 2^256, hex: independent of the order of rows. */
  digest: z.string(),
});
export type TableSummary = z.infer<typeof tableSummarySchema>;

const MODULUS = 1n << 256n;

export interface TableCounter {
  add(row: TableRow): void;
  summary(): TableSummary;
}

export function createTableCounter(): TableCounter {
  let rows = 0;
  let digest = 0n;
  const sums = new Map<string, bigint>();
  return {
    add(row) {
      rows += 1;
      const members = Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1));
      for (const [column, value] of members) {
        if (Number.isInteger(value)) sums.set(column, (sums.get(column) ?? 0n) + BigInt(Number(value)));
      }
      digest = (digest + hashOf(JSON.stringify(members))) % MODULUS;
    },
    summary() {
      const columns = [...sums.keys()].toSorted();
      return {
        rows,
        sums: Object.fromEntries(columns.map((column) => [column, String(sums.get(column))])),
        digest: digest.toString(16).padStart(64, '0'),
      };
    },
  };
}

function hashOf(text: string): bigint {
  return BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
}

export async function summariseTable(rows: AsyncIterable<TableRow>): Promise<TableSummary> {
  const counter = createTableCounter();
  for await (const row of rows) counter.add(row);
  return counter.summary();
}

/** One line per table that differs; empty when both copies are equal. */
export function differencesOf(
  expected: ReadonlyMap<string, TableSummary>,
  actual: ReadonlyMap<string, TableSummary>,
): string[] {
  const names = [...new Set([...expected.keys(), ...actual.keys()])].toSorted();
  return names.flatMap((name) => differenceOf(name, expected.get(name), actual.get(name)) ?? []);
}

function differenceOf(name: string, expected?: TableSummary, actual?: TableSummary): string | undefined {
  const [expectedRows, actualRows] = [expected?.rows ?? 0, actual?.rows ?? 0];
  if (expectedRows !== actualRows) return `${name}: ${actualRows} rows instead of ${expectedRows}`;
  if (expectedRows === 0 || expected?.digest === actual?.digest) return undefined;
  const sums = Object.entries(expected?.sums ?? {}).find(([column, sum]) => actual?.sums[column] !== sum);
  if (sums) return `${name}: ${sums[0]} adds up to ${actual?.sums[sums[0]] ?? 'nothing'} instead of ${sums[1]}`;
  return `${name}: the same number of rows with other values`;
}
