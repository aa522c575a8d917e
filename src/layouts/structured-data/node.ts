import { toScriptJson } from '../../lib/script-json.ts';

/** One schema.org node (JSON-LD 1.1); members that are `undefined` are left out when it is written. */
export interface LinkedNode {
  readonly '@type': string;
  readonly '@id'?: string | undefined;
  readonly [member: string]: unknown;
}

const CONTEXT = 'https://schema.org';
const written = new WeakMap<LinkedNode, string>();

/** The nodes of a page as one JSON-LD document that is safe in a `script` element. */
export function writeLinkedData(nodes: readonly LinkedNode[]): string {
  const [only, ...others] = nodes;
  if (only !== undefined && others.length === 0) return toScriptJson({ '@context': CONTEXT, ...only });
  return `{"@context":"${CONTEXT}","@graph":[${nodes.map(writeNode).join()}]}`;
}

/** Once for each node: those of a product are long, and are kept with the product. */
function writeNode(node: LinkedNode): string {
  const text = written.get(node) ?? toScriptJson(node);
  written.set(node, text);
  return text;
}
