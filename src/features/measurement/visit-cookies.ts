import { readCookie, writeCookie } from './cookies.ts';

const VISITOR = 'aisle-visitor';
const VISIT = 'aisle-visit';
const DAY_S = 24 * 60 * 60;
const VISITOR_S = 365 * DAY_S;
const VISIT_S = 90 * DAY_S;
/** After this time (ms) without a page a visit has ended. */
const VISIT_GAP_MS = 30 * 60 * 1000;
const ID_BYTES = 16;

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');

interface CountedVisit {
  readonly visitorId: string;
  readonly visitNumber: number;
}

/**
 * The visitor by a cookie of one year, and the number of the visit by one of 90 days (`<number>.<time of the last page>`);
 * both are renewed with each page. For visitors who allow analytics.
 */
export function countVisit(now: number): CountedVisit {
  const visitorId = readCookie(VISITOR) ?? newId();
  const [, number = '0', last = '0'] = /^(\d{1,6})\.(\d{1,15})$/.exec(readCookie(VISIT) ?? '') ?? [];
  const isNew = now - Number(last) > VISIT_GAP_MS;
  const visitNumber = Number(number) + (isNew ? 1 : 0);
  writeCookie(VISITOR, visitorId, VISITOR_S);
  writeCookie(VISIT, `${visitNumber}.${now}`, VISIT_S);
  return { visitorId, visitNumber };
}
