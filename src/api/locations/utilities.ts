import { operation } from '../core/operation.ts';
import type { CountryList, EmployeeStores, RegionList, StoreEmployees } from './utilities.schema.ts';

type Nothing = Record<string, never>;

export const getCountries = operation<Nothing, CountryList>({
  name: 'getCountries',
  method: 'GET',
  path: '/consumers-v3/utilities/countryList',
  access: 'anyone',
  errors: [],
});

/** States or provinces of a country: `provincesUS`. */
export const getRegions = operation<{ params: { lookup: string } }, RegionList>({
  name: 'getRegions',
  method: 'GET',
  path: '/consumers-v3/utilities/{lookup}',
  access: 'anyone',
  errors: ['API404'],
});

/** Stores whose associates can shop for customers. */
export const getEmployeeStores = operation<Nothing, EmployeeStores>({
  name: 'getEmployeeStores',
  method: 'GET',
  path: '/consumers-v3/utilities/stores',
  access: 'anyone',
  errors: [],
});

export const getStoreEmployees = operation<{ params: { storeId: string } }, StoreEmployees>({
  name: 'getStoreEmployees',
  method: 'GET',
  path: '/consumers-v3/utilities/stores/{storeId}/employees',
  access: 'anyone',
  errors: ['STR404'],
});
