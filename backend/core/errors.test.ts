import { describe, expect, test } from 'vitest';
import { internalError } from '../http/responses.ts';
import { ERRORS } from '../../src/api/errors/error-catalog.ts';

/** Codes of shopping (docs/contract.md#errors). */
const OF_SHOPPING = `
  BSK404 PRC400 ORD430 ORD404 INV700 INV701 INV702 INV406 INV405 INV407 INV409 INV408 GFS800 GFO404 GFO405 GWP403 PLP400
  ORD516 ORD517 ORD518 ORD415 ORD409 OHS4004 ORD400
  SHP404 SHP500 SHP410 CHK380 CHK320 PAY401 PYT405 PYT406 BIL400 BILL410 CCA400 CCA401
  PYT402 PYT404 PYT300 PYT400 PAY400 FE309 TAX309 TAX310
  GFC410 GFC799 GFC800 GFC700 GFC760 GFC812 GFC725 GFC740 GFC755 GFC400
  PRM130 PRM160 PRM135 PRM140 PRM150 PRM155 PRM416 PRM175
  REW401 REW130 REW135 REW140
  AUT401 AUT418 AUT437 AUT438 AUT498 AUT423 AUT441 AUT426 AUT409 AUT404 AUT500 AUT432 AUT402 AUT403 AUT450 AUT451 AUT452
  AUT453 AUT439 PRO400 AUT440 AUT442 AUT444 FE340 FE872 PRO404 PRO410 PRO411 PRO412 PRO418 PRO414 PRO415 CCN404 4044
  API400 API404 API405 API406 API415 GEN500 STR404 RTN500 ATTR100 ATTR200 ATTR300 REV410`;

/** Codes of the account (docs/contract.md#errors). */
const OF_ACCOUNTS = `
  PYT300 PYT404 FE309 PYT405 PYT406 CCA400 CCA401 PRO404 PRO412 PRO418 PRO414 PRO415 PRO410 PRO411 PRO400 AUT439
  AUT444 AUT442 4044 REW130 REW135 REW140 GFC400 GFC700 GFC760 GFC800 GFC725 GFC740 GFC755 GFC812 PLP400 STR404 RTN500
  REV410 ATTR100 ATTR200 ATTR300`;

/** Ids that differ from their code (docs/contract.md#errors). */
const OF_CONTRACT: readonly (readonly [errorId: string, codes: string])[] = [
  ['CART_NOT_FOUND', 'BSK404'],
  ['INVALID_CUSTOMER', 'AUT498'],
  ['ITEM_OOS', 'INV700'],
  ['ITEMS_OOS', 'INV406'],
  ['ADDED_MAX_QUANTITY', 'INV408'],
  ['GWP_PRODUCT', 'GWP403'],
  ['ITEM_NOT_AVAILABLE', 'ORD404'],
  ['NO_PRICE', 'INV702'],
  ['INVALID_PRICE', 'PRC400'],
  ['PAYMENT_ERROR', 'PAY400'],
  ['PAYMENT_FRAUD_VERIFICATION_EXCEPTION', 'PYT402'],
  ['CANT_SHIP_THERE', 'PAY401'],
  ['GC_INVALID2', 'GFC700/GFC760/GFC800'],
  ['GC_ALREADY_APPLIED', 'GFC755'],
  ['GC_NOT_ALLOWED', 'GFC725'],
  ['GC_ZERO_BALANCE', 'GFC740'],
  ['SOME_PRODUCTS_NO_INVENTORY', 'INV409'],
  ['ITEM_NO_LONGER_AVAILABLE', 'ORD430/INV405/INV407'],
  ['CC_EXPIRY_DATE_INVALID', 'FE309'],
  ['PAYMENT_INSTRUMENT_NOT_FOUND', 'PYT404'],
  ['ADDRESS_NOT_FOUND', 'PYT405'],
  ['SHIPPING_POBOX_UNAVAILABLE', 'SHP500'],
  ['DUPLICATED_TOKEN', 'AUT409'],
];

interface ErrorDefinition {
  readonly errorId: string;
  readonly code: string;
  readonly status: number;
}
const definitions: readonly ErrorDefinition[] = Object.entries(ERRORS).map(([name, definition]) => ({
  errorId: name,
  ...definition,
}));

describe('the error catalogue', () => {
  test.each([
    ['shopping', OF_SHOPPING],
    ['accounts', OF_ACCOUNTS],
  ])('contains every code of %s', (_, codes) => {
    const known = new Set<string>([...Object.values(ERRORS).map(({ code }) => code), internalError().code]);
    const expected = codes.trim().split(/\s+/);
    expect(expected.filter((code) => !known.has(code))).toEqual([]);
  });

  test.each(OF_CONTRACT)('maps %s to its codes', (errorId, codes) => {
    const own = definitions.filter((one) => one.errorId === errorId);
    expect(own.map(({ code }) => code).toSorted()).toEqual(codes.split('/').toSorted());
  });

  test('uses the code as the id of every other error', () => {
    const named = new Set(OF_CONTRACT.map(([errorId]) => errorId));
    expect(definitions.filter(({ errorId, code }) => errorId !== code && !named.has(errorId))).toEqual([]);
  });

  test('has only the statuses 400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 423 or 429', () => {
    const statuses = new Set(definitions.map(({ status }) => status));
    expect([...statuses].toSorted((a, b) => a - b)).toEqual([
      400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 423, 429,
    ]);
  });
});
