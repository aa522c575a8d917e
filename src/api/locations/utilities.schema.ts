import { z } from 'zod';

const country = z
  .object({
    /** In the language of the locale. */
    name: z.string(),
    /** Digits without plus. */
    dialCode: z.string().meta({ example: '44' }),
    /** ISO 3166-1, two letters. */
    code: z.string().meta({ example: 'GB' }),
    /** `X` for each digit of a national number. */
    mask: z.string().optional().meta({ example: '(XXX) XXX - XXXX' }),
    /** Whether the site delivers there. */
    isServed: z.boolean().optional(),
  })
  .meta({ id: 'Country' });

export const countryList = z.object({ countries: z.array(country).readonly() }).meta({ id: 'CountryList' });

export const regionLookup = z.object({
  /** Token and country in one: `provincesUS`. */
  lookup: z.string().max(40).meta({ example: 'provincesUS' }),
});

const region = z
  .object({
    /** Value of `province` in addresses. */
    code: z.string().meta({ example: 'CO' }),
    /** ISO 3166-2. */
    isoCode: z.string().meta({ example: 'US-CO' }),
    name: z.string(),
  })
  .meta({ id: 'Region' });

/** Empty for a country whose addresses have no region. */
export const regionList = z
  .object({ countryCode: z.string(), regions: z.array(region).readonly() })
  .meta({ id: 'RegionList' });

export const employeeStores = z
  .object({ stores: z.array(z.object({ storeId: z.string(), storeName: z.string() })) })
  .meta({ id: 'EmployeeStores' });

export const storeEmployees = z
  .object({
    storeId: z.string(),
    storeName: z.string(),
    employees: z.array(z.object({ storeEmployeeId: z.string(), storeEmployeeName: z.string() })),
  })
  .meta({ id: 'StoreEmployees' });

export type Country = z.output<typeof country>;
export type CountryList = z.output<typeof countryList>;
export type Region = z.output<typeof region>;
export type RegionList = z.output<typeof regionList>;
export type EmployeeStores = z.output<typeof employeeStores>;
export type StoreEmployees = z.output<typeof storeEmployees>;
