import type { IncomingMessage } from 'node:http';
import { readBytes } from '../../src/lib/bounded-body.ts';
import { isSameOrigin, type OriginRule } from '../gateway/same-origin.ts';
import type { PageAddress } from './page-address.ts';

/** Bytes: room for the fields of the longest form. */
const BODY_LIMIT = 8192;
export const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Why a request that is no read of a page is rejected. */
export interface FormRejection {
  readonly status: 403 | 405 | 413 | 415;
  readonly text: string;
}

const reject = (status: FormRejection['status'], text: string): FormRejection => ({ status, text });

/** The body of a form that a page of the shop sent to a page that takes forms (`src/routes.ts`). */
export async function readSubmittedForm(
  request: IncomingMessage,
  { match }: PageAddress,
  origin: OriginRule,
): Promise<Buffer<ArrayBuffer> | FormRejection> {
  if (request.method !== 'POST' || match?.route.takesForms !== true) return reject(405, 'Pages are only read.');
  if (!isSameOrigin('POST', headersOf(request), origin)) return reject(403, 'The form is not of this shop.');
  if (request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() !== FORM_TYPE)
    return reject(415, `A form is sent as ${FORM_TYPE}.`);
  const announced = Number(request.headers['content-length'] ?? 0);
  const body = announced > BODY_LIMIT ? undefined : await readBytes(request, BODY_LIMIT);
  return body ?? reject(413, 'The form is larger than 8 KiB.');
}

function headersOf({ headers }: IncomingMessage): Headers {
  const known = ['origin', 'referer', 'sec-fetch-site'] as const;
  return new Headers(
    known.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])) as [string, string][],
  );
}
