import type { IncomingMessage } from 'node:http';
import { readBytes } from '../../src/lib/bounded-body.ts';
import { isSameOrigin, type OriginRule } from '../gateway/same-origin.ts';
import { readFileForm } from './file-form.ts';
import type { PageAddress } from './page-address.ts';

/** Bytes: room for the fields of the longest form. */
const BODY_LIMIT = 8192;
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** What mail programs send (RFC 8058). */
const MULTIPART_TYPE = 'multipart/form-data';

export interface SubmittedForm {
  /** Its content type, with parameters. */
  readonly type: string;
  readonly body: Buffer<ArrayBuffer>;
}

/** Why a request that is no read of a page is rejected. */
export interface FormRejection {
  readonly status: 403 | 405 | 413 | 415 | 503;
  readonly text: string;
}

const reject = (status: FormRejection['status'], text: string): FormRejection => ({ status, text });

/** The body of a form that was sent to a page that takes forms (`src/routes.ts`). */
export async function readSubmittedForm(
  request: IncomingMessage,
  { match }: PageAddress,
  origin: OriginRule,
): Promise<SubmittedForm | FormRejection> {
  const takesForms = match?.route.takesForms;
  if (request.method !== 'POST' || takesForms === undefined) return reject(405, 'Pages are only read.');
  if (takesForms !== 'anywhere' && !isSameOrigin('POST', headersOf(request), origin))
    return reject(403, 'The form is not of this shop.');
  const { 'content-type': type = '' } = request.headers;
  if (takesForms === 'files' && type.toLowerCase().startsWith(MULTIPART_TYPE)) {
    const body = await readFileForm(request, type);
    return typeof body === 'number' ? reject(body, 'The form cannot be taken.') : { type, body };
  }
  const types = takesForms === 'anywhere' ? [FORM_TYPE, MULTIPART_TYPE] : [FORM_TYPE];
  if (!types.includes(type.split(';', 1)[0]?.trim().toLowerCase() ?? ''))
    return reject(415, `A form is sent as ${FORM_TYPE}.`);
  const announced = Number(request.headers['content-length'] ?? 0);
  const body = announced > BODY_LIMIT ? undefined : await readBytes(request, BODY_LIMIT);
  return body ? { type, body } : reject(413, 'The form is larger than 8 KiB.');
}

function headersOf({ headers }: IncomingMessage): Headers {
  const known = ['origin', 'referer', 'sec-fetch-site'] as const;
  return new Headers(
    known.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])) as [string, string][],
  );
}
