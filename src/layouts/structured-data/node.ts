/** One schema.org node (JSON-LD 1.1); members that are `undefined` are left out when it is written. */
export interface LinkedNode {
  readonly '@type': string;
  readonly '@id'?: string | undefined;
  readonly [member: string]: unknown;
}

const UNSAFE: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** The nodes of a page as one JSON-LD document that is safe in a `script` element. */
export function writeLinkedData(nodes: readonly LinkedNode[]): string {
  const document =
    nodes.length === 1
      ? { '@context': 'https://schema.org', ...nodes[0] }
      : { '@context': 'https://schema.org', '@graph': nodes };
  return JSON.stringify(document).replace(/[<>&\u2028\u2029]/g, (sign) => UNSAFE[sign] ?? sign);
}
