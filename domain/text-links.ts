/** Invisible characters, which could hide an address from this check but not from a mail client. */
const INVISIBLE = /\p{Cf}/gu;
/** A scheme, or a name with a domain after a dot of any script: mail clients turn both into links. */
const LINK = /[a-z][a-z\d+.-]*:\/\/|www\.|(?:mailto|tel|javascript|data):|[\p{L}\p{N}-]+[.。][\p{L}]{2,}/iu;

/** Whether a text contains something that a reader or a mail client takes for the address of a site. */
export function containsLink(text: string): boolean {
  return LINK.test(text.normalize('NFKC').replaceAll(INVISIBLE, ''));
}
