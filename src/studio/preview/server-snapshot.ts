/**
 * The last server markup of each node of the page. A node that differs from it was changed by a script; a difference
 * between it and the server's new markup is an editor's change.
 */
const snapshots = new WeakMap<Node, string | ReadonlyMap<string, string>>();
const htmlSnapshots = new WeakMap<Element, string>();

/** Records a tree, which must be as the server sent it. */
export function rememberTree(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = walker.nextNode()) rememberNode(node, node);
}

/** `from` is the server's markup of `node`. */
export function rememberNode(node: Node, from: Node): void {
  if (from instanceof Element) snapshots.set(node, attributesOf(from));
  else snapshots.set(node, from.nodeValue ?? '');
}

function attributesOf(element: Element): ReadonlyMap<string, string> {
  return new Map([...element.attributes].map(({ name, value }) => [name, value]));
}

/** Whether the node was rendered by the server; others were created by scripts. */
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

/** Records the server's HTML of an element as a whole. */
export function rememberHtml(element: Element, html: string): void {
  htmlSnapshots.set(element, html);
}

export function serverHtml(element: Element): string | undefined {
  return htmlSnapshots.get(element);
}
