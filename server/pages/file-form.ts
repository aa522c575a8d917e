import type { IncomingMessage } from 'node:http';
import { PHOTO_BYTES, REVIEW_PHOTOS } from '../../domain/review-photos.ts';

/** Bytes of a form with all its photos and texts. */
const BODY_LIMIT = REVIEW_PHOTOS * PHOTO_BYTES + 256 * 1024;
/** What is above the limit is received and dropped, so that browsers read the answer; more ends the connection. */
const DROPPED_LIMIT = 8 * BODY_LIMIT;
/** Each form in memory takes up to the limit. */
const MAX_FORMS = 6;

/** Field that a form has whose files were cut off. */
const CUT_FIELD = 'cut';

let forms = 0;

/**
 * Reads a form with files. Of one above the limit, it returns the fields before the limit and the field `cut`. Returns a
 * status where the form cannot be taken at all.
 */
export async function readFileForm(request: IncomingMessage, type: string): Promise<Buffer<ArrayBuffer> | 413 | 503> {
  if (forms >= MAX_FORMS) return 503;
  forms += 1;
  try {
    return await read(request, type);
  } finally {
    forms -= 1;
  }
}

async function read(request: IncomingMessage, type: string): Promise<Buffer<ArrayBuffer> | 413> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > DROPPED_LIMIT) return 413;
    if (size <= BODY_LIMIT) chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  return size <= BODY_LIMIT ? bytes : cutForm(bytes, type);
}

/** The form with its whole parts only. */
function cutForm(bytes: Buffer<ArrayBuffer>, type: string): Buffer<ArrayBuffer> | 413 {
  const boundary = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type)?.slice(1).find(Boolean);
  const end = boundary === undefined ? -1 : bytes.lastIndexOf(`\r\n--${boundary}`);
  if (end === -1) return 413;
  const note = `\r\n--${boundary}\r\nContent-Disposition: form-data; name="${CUT_FIELD}"\r\n\r\n1\r\n--${boundary}--\r\n`;
  return Buffer.concat([bytes.subarray(0, end), Buffer.from(note)]);
}
