/**
 * What the server last said of each node of the page. What a script made of a node since then differs from it; what the server says
 * differently now is what an editor changed.
 */
const snapshots = new WeakMap<Node, string | ReadonlyMap<string, string>>();
const htmlSnapshots = new WeakMap<Element, string>();

/** Takes a tree as the server's own word: it must be as the server sent it. */
export function rememberTree(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = walker.nextNode()) rememberNode(node, node);
}

/** `from` is what the server says of `node`. */
export function rememberNode(node: Node, from: Node): void {
  if (from instanceof Element) snapshots.set(node, attributesOf(from));
  else snapshots.set(node, from.nodeValue ?? '');
}

function attributesOf(element: Element): ReadonlyMap<string, string> {
  return new Map([...element.attributes].map(({ name, value }) => [name, value]));
}

/** Whether the server made the node; others are scripts' own. */
export function isFromServer(node: Node): boolean {
  return snapshots.has(node);
}

export function serverAttribute(element: Element, name: string): string | null {
  const known = snapshots.get(element);
  return known instanceof Map ? (known.get(name) ?? null) : null;
}

export function serverText(node: Node): string | undefined {
  const known = snapshots.get(node);
  return typeof known === 'string' ? known : undefined;
}

/** The server's HTML of a part of the page, whole. */
export function rememberHtml(element: Element, html: string): void {
  htmlSnapshots.set(element, html);
}

export function serverHtml(element: Element): string | undefined {
  return htmlSnapshots.get(element);
}
