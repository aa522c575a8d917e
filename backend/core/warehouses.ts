import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { MAIN_WAREHOUSE, type Warehouse } from '../../domain/warehouses/warehouse.ts';

/** The warehouses of the shop, and which of them ship to the customers of a site. */
export interface WarehouseRules {
  readonly all: readonly Warehouse[];
  /** By the country of a site (ISO 3166-1): those that ship there, the preferred first; at least one. */
  servingCountry(country: string): readonly Warehouse[];
}

/** More would make the choice for an order slow. */
const MAX_PER_COUNTRY = 8;

const days = z.number().int().min(0).max(60);
const country = z.string().regex(/^[A-Z]{2}$/);

const warehouse = z.strictObject({
  name: z.string().min(1).max(60),
  country: country.optional(),
  timeZone: z.string().refine(isTimeZone, { error: 'is no time zone, such as "Europe/Berlin"' }).optional(),
  handlingDays: days.default(0),
  extraDays: z.record(z.string().regex(/^([A-Z]{2}|\*)$/), days).default({}),
});

/** Ids; also those of the table and of stock files. */
const id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,29}$/);
const ids = z
  .array(id)
  .min(1)
  .max(MAX_PER_COUNTRY)
  .refine((list) => new Set(list).size === list.length, { error: 'names a warehouse twice' });

const file = z
  .strictObject({
    warehouses: z.record(id, warehouse),
    shipsFrom: z.record(z.string().regex(/^([A-Z]{2}|\*)$/), ids),
  })
  .superRefine(({ warehouses, shipsFrom }, context) => {
    if (!Object.hasOwn(shipsFrom, '*'))
      context.addIssue({ code: 'custom', path: ['shipsFrom'], message: 'needs "*", for all other countries' });
    for (const [place, list] of Object.entries(shipsFrom)) {
      const unknown = list.find((name) => !Object.hasOwn(warehouses, name));
      if (unknown !== undefined) {
        const message = `"${unknown}" is not in warehouses`;
        context.addIssue({ code: 'custom', path: ['shipsFrom', place], message });
      }
    }
  });

export const ONE_WAREHOUSE: WarehouseRules = { all: [MAIN_WAREHOUSE], servingCountry: () => [MAIN_WAREHOUSE] };

/**
 * Reads `warehouses.json` of the catalogue folder; without it the shop has one warehouse. Throws an `Error` with one
 * line that names the file and what is wrong.
 */
export function readWarehouses(catalogDir: string): WarehouseRules {
  const path = join(catalogDir, 'warehouses.json');
  const json = readJson(path);
  if (json === undefined) return ONE_WAREHOUSE;
  const result = file.safeParse(json);
  const issue = result.error?.issues[0];
  if (!result.success) throw new Error(`${path}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is not valid'}`);
  return toRules(result.data);
}

function toRules({ warehouses, shipsFrom }: z.output<typeof file>): WarehouseRules {
  const byId = new Map(Object.entries(warehouses).map(([name, own]) => [name, { id: name, ...own }]));
  const lists = new Map(
    Object.entries(shipsFrom).map(([place, list]) => [place, list.flatMap((name) => byId.get(name) ?? [])]),
  );
  const others = lists.get('*') ?? [];
  return { all: [...byId.values()], servingCountry: (place) => lists.get(place) ?? others };
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error(`${path}: is not JSON`, { cause: error });
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
