import { toScriptJson } from '../../lib/script-json.ts';

/** One schema.org node (JSON-LD 1.1); members that are `undefined` are left out when it is written. */
export interface LinkedNode {
  readonly '@type': string;
  readonly '@id'?: string | undefined;
  readonly [member: string]: unknown;
}

/** The nodes of a page as one JSON-LD document that is safe in a `script` element. */
export function writeLinkedData(nodes: readonly LinkedNode[]): string {
  const context = 'https://schema.org';
  return toScriptJson(
    nodes.length === 1 ? { '@context': context, ...nodes[0] } : { '@context': context, '@graph': nodes },
  );
}
