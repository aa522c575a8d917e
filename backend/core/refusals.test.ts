import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { failure } from '../routes/answers.ts';
import { REFUSALS } from './refuse.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Section 8 of the first specification. */
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

/** Section 8 of the second. */
const OF_ACCOUNTS = `
  PYT300 PYT404 FE309 PYT405 PYT406 CCA400 CCA401 PRO404 PRO412 PRO418 PRO414 PRO415 PRO410 PRO411 PRO400 AUT439
  AUT444 AUT442 4044 REW130 REW135 REW140 GFC400 GFC700 GFC760 GFC800 GFC725 GFC740 GFC755 GFC812 PLP400 STR404 RTN500
  REV410 ATTR100 ATTR200 ATTR300`;

describe('the catalogue of refusals', () => {
  test.each([
    ['shopping', OF_SHOPPING],
    ['accounts', OF_ACCOUNTS],
  ])('holds every code of %s', (_, codes) => {
    const known = new Set<string>([...Object.values(REFUSALS).map(({ code }) => code), failure().code]);
    const told = codes.trim().split(/\s+/);
    expect(told.filter((code) => !known.has(code))).toEqual([]);
  });

  test('holds nothing that nobody refuses with', () => {
    const sources = globSync('{backend,src/lib}/**/*.ts', { cwd: ROOT })
      .filter((file) => !/\.test(-support)?\.ts$|refusals\/|core\/refuse\.ts/.test(file))
      .map((file) => readFileSync(join(ROOT, file), 'utf8'));
    const isThrown = (id: string) => sources.some((source) => source.includes(`'${id}'`));
    expect(Object.keys(REFUSALS).filter((id) => !isThrown(id))).toEqual([]);
  });
});
