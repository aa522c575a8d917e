/**
 * An address in the form of a header value: percent-encoded ASCII, a foreign host in Punycode. Operators and editors
 * may write any letter.
 */
export function headerAddress(address: string): string {
  if (URL.canParse(address)) return new URL(address).href;
  return address.replace(/[^\x21-\x7e]+/gu, (letters) => encodeURIComponent(letters.toWellFormed()));
}

export function redirectTo(address: string, status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status, headers: { ...headers, Location: headerAddress(address) } });
}
