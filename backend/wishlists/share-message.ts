import { inputError } from '../core/errors.ts';

/** Invisible characters, which would hide an address from this check and not from a mail program. */
const INVISIBLE = /\p{Cf}/gu;
/** A scheme, or a name with a domain behind a dot of any script: mail programs make links of both. */
const LINK = /[a-z][a-z\d+.-]*:\/\/|www\.|(?:mailto|tel|javascript|data):|[\p{L}\p{N}-]+[.。][\p{L}]{2,}/iu;

/**
 * What somebody writes to friends in a mail of the shop. It holds no address of a site, by which strangers would be led elsewhere in the
 * shop's name. Rejects with `VALIDATION`.
 */
export function readShareMessage(text: string): string {
  if (LINK.test(text.normalize('NFKC').replaceAll(INVISIBLE, '')))
    throw inputError('message', 'The message may hold no links or web addresses.');
  return text;
}
