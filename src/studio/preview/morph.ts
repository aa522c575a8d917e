import { Idiomorph } from 'idiomorph';
import { EDIT_MARK } from '../../cms/preview/preview-info.ts';
import {
  isFromServer,
  rememberNode,
  rememberTree,
  rememberHtml,
  serverAttribute,
  serverText,
  serverHtml,
} from './server-snapshot.ts';

/**
 * Updates the page to the server's new markup, and leaves nodes alone whose server markup is unchanged: what was typed,
 * opened, focused or created by a script is preserved. `data-slot` and `data-edit` elements keep their identity when
 * they move.
 */

const SLOT = 'data-slot';
const HOLDER = `:scope > [${EDIT_MARK}], :scope > [${SLOT}]`;
/** Elements that a script controls, except one that only observes how they scroll. */
const SCRIPTED = '[data-behavior]:not([data-behavior="parallax"])';

/** Records the page as the server sent it. */
export function rememberPage(root: Element): void {
  rememberTree(root);
  rememberTreeHtml(root);
}

function rememberTreeHtml(element: Element): void {
  rememberHtml(element, element.outerHTML);
  if (isHolder(element)) for (const child of element.children) rememberTreeHtml(child);
}

function isHolder(element: Element): boolean {
  return element.querySelector(HOLDER) !== null;
}

/** `wanted` is an element of an inert document; nothing happens where the server's markup is unchanged. */
export function morphTo(live: Element, wanted: Element): void {
  const html = wanted.outerHTML;
  if (serverHtml(live) === html) return;
  if (live.localName !== wanted.localName) return replace(live, wanted);
  rememberHtml(live, html);
  if (isHolder(live) || isHolder(wanted)) morphHolder(live, wanted);
  else new Morphing().run(live, wanted);
}

function replace(live: Element, wanted: Element): void {
  const fresh = adopt(wanted);
  live.replaceWith(fresh);
  startScripts(fresh);
}

function adopt(wanted: Element): Element {
  const fresh = document.importNode(wanted, true);
  rememberPage(fresh);
  return fresh;
}

function morphHolder(live: Element, wanted: Element): void {
  mergeAttributes(live, wanted);
  const known = Map.groupBy([...live.children].filter(isFromServer), keyOf);
  const pairs = [...wanted.children].map((child) => ({ child, element: known.get(keyOf(child))?.shift() }));
  for (const gone of [...known.values()].flat()) gone.remove();
  let cursor = live.firstElementChild;
  for (const { child, element } of pairs) {
    if (element === undefined) {
      const fresh = adopt(child);
      live.insertBefore(fresh, cursor);
      startScripts(fresh);
      continue;
    }
    if (element === cursor) cursor = element.nextElementSibling;
    else move(live, element, cursor);
    morphTo(element, child);
  }
}

/** A section is identified by its type and id; duplicates by their order. */
function keyOf(element: Element): string {
  const { sectionType, sectionId, slot } = element instanceof HTMLElement ? element.dataset : {};
  if (sectionId !== undefined) return `section ${sectionType} ${sectionId}`;
  if (slot !== undefined) return `slot ${slot}`;
  return element.hasAttribute(EDIT_MARK)
    ? `fault ${element.textContent}`
    : `${element.localName} ${element.id} ${element.classList}`;
}

function move(parent: Element, element: Element, before: Element | null): void {
  if ('moveBefore' in parent) parent.moveBefore(element, before);
  else (parent as Element).insertBefore(element, before); // TypeScript's `moveBefore` type assumes that every browser supports it
}

function mergeAttributes(live: Element, wanted: Element): void {
  const names = new Set([...live.getAttributeNames(), ...wanted.getAttributeNames()]);
  for (const name of names) {
    const value = wanted.getAttribute(name);
    if (serverAttribute(live, name) === value) continue;
    if (value === null) live.removeAttribute(name);
    else live.setAttribute(name, value);
  }
  rememberNode(live, wanted);
}

/** One update of a part of the page. */
class Morphing {
  readonly #targets = new WeakMap<Element, Element>();
  readonly #restarted = new Set<Element>();

  run(live: Element, wanted: Element): void {
    Idiomorph.morph(live, wanted, {
      morphStyle: 'outerHTML',
      callbacks: {
        beforeNodeMorphed: (node, to) => this.#meets(node, to),
        afterNodeMorphed: rememberNode,
        beforeAttributeUpdated: (name, element) =>
          serverAttribute(element, name) !== (this.#targets.get(element)?.getAttribute(name) ?? null),
        beforeNodeRemoved: (node) => this.#leaves(node),
        afterNodeAdded: (node) => this.#joins(node),
      },
    });
    for (const element of this.#restarted) this.#restart(element);
  }

  #meets(node: Node, to: Node): boolean {
    if (!(node instanceof Element) || !isElement(to)) return isFromServer(node) && serverText(node) !== to.nodeValue;
    // `noscript` contains text where scripts run, elements in a document where none do.
    if (node.localName === 'noscript') return false;
    this.#targets.set(node, to);
    if (node !== to && node.localName === 'astro-island') return this.#meetsIsland(node, to);
    if (!isHolder(node) && !isHolder(to)) return true;
    rememberHtml(node, to.outerHTML);
    morphHolder(node, to);
    return false;
  }

  /** An island renders itself: with equal props it is left alone, with others it is restarted. */
  #meetsIsland(island: Element, to: Element): boolean {
    if (serverAttribute(island, 'props') !== to.getAttribute('props')) replace(island, to);
    return false;
  }

  #leaves(node: Node): boolean {
    if (!isFromServer(node)) return false;
    this.#noteScripted(node.parentElement);
    return true;
  }

  #joins(node: Node): void {
    rememberTree(node);
    const scripted = node.parentElement?.closest(SCRIPTED);
    if (scripted) this.#noteScripted(scripted);
    else if (node instanceof Element) startScripts(node);
  }

  #noteScripted(element: Element | null): void {
    const scripted = element?.closest(SCRIPTED);
    if (scripted) this.#restarted.add(scripted);
  }

  /** A script refers to the elements of its start: with other elements it is restarted on new markup. */
  #restart(element: Element): void {
    const wanted = this.#targets.get(element);
    if (wanted && element.isConnected) replace(element, wanted);
  }
}

function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

function startScripts(root: Element): void {
  const scripted = [...root.querySelectorAll<HTMLElement>('[data-behavior]')];
  if (root instanceof HTMLElement && root.dataset.behavior !== undefined) scripted.push(root);
  if (scripted.length === 0) return;
  void import('../../islands/content/behaviors.ts').then(({ startBehavior }) =>
    Promise.all(scripted.map(startBehavior)),
  );
}
