import { randomUUID } from 'node:crypto';

export interface CallIds {
  readonly transactionId: string;
  readonly correlationId: string;
}

/** Headers that carry the identifiers. */
export const CALL_IDS = ['x-transaction-id', 'x-correlation-id'] as const;

const VALID = /^[\w.:-]{8,100}$/;

/** The request's identifiers where valid, else new ones. */
export function callIds(headers: Headers): CallIds {
  return {
    transactionId: validOr(headers.get('x-transaction-id')),
    correlationId: validOr(headers.get('x-correlation-id')),
  };
}

function validOr(sent: string | null): string {
  return sent !== null && VALID.test(sent) ? sent : randomUUID();
}

export function writeCallIds(headers: Headers, ids: CallIds): void {
  headers.set('x-transaction-id', ids.transactionId);
  headers.set('x-correlation-id', ids.correlationId);
}
