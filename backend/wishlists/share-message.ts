import { inputError } from '../core/errors.ts';

/** Invisible characters, which could hide an address from this check but not from a mail client. */
const INVISIBLE = /\p{Cf}/gu;
/** A scheme, or a name with a domain after a dot of any script: mail clients turn both into links. */
const LINK = /[a-z][a-z\d+.-]*:\/\/|www\.|(?:mailto|tel|javascript|data):|[\p{L}\p{N}-]+[.。][\p{L}]{2,}/iu;

/**
 * Validates the message of a consumer in a mail of the shop. It must contain no address of a site, so that the shop's
 * mails cannot be used for phishing. Rejects with `VALIDATION`.
 */
export function readShareMessage(text: string): string {
  if (LINK.test(text.normalize('NFKC').replaceAll(INVISIBLE, '')))
    throw inputError('message', 'The message may hold no links or web addresses.');
  return text;
}
