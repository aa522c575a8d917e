import { BadCell, cleanText, type Cell } from '../parsing/cell.ts';
import { isRecord } from '../../../domain/record.ts';
import { readJsonObjects, type JsonObject } from '../parsing/json-values.ts';
import type { FileRecord } from '../parsing/file-records.ts';
import { firstColumnOf, formatError } from '../parsing/format-error.ts';
import { readHead } from '../parsing/text-file.ts';
import { slugify } from '../../../src/lib/slug.ts';
import { addressesOf, idOf, listOf, memberOf, textOf, typesOf } from './members.ts';

export type Node = FileRecord<JsonObject>;

const PRODUCTS = ['Product', 'ProductGroup', 'IndividualProduct', 'ProductModel'];
/** Product page addresses of this shop and many others. */
const PRODUCT_ADDRESS = /\/(?:p|products?)\/([^/?#.]+)\/?(?:[?#].*)?$/;

/** The relations between a document's nodes: which variant belongs to which group. */
export interface Graph {
  /** Products and groups in the file's order. */
  products(): AsyncGenerator<Node>;
  handleCell(node: Node): Cell;
  /** Types of nodes that are not products. */
  readonly otherTypes: readonly string[];
}

/** Throws `ImportError` when the file is not JSON-LD of products. */
export async function openGraph(path: string): Promise<Graph> {
  await requireJson(path);
  const groups = new Map<string, Cell>();
  const groupOfVariant = new Map<string, Cell>();
  const otherTypes = new Set<string>();
  let wrong: string | undefined;
  let hasProducts = false;
  for await (const node of readNodes(path)) {
    if (!isProduct(node.value)) {
      for (const type of typesOf(node.value)) otherTypes.add(type);
      wrong ??= groupNameIssue(node.value);
      continue;
    }
    hasProducts = true;
    remember(node, groups, groupOfVariant);
  }
  if (!hasProducts) throw formatError(FORMAT, 'it has no "Product" or "ProductGroup"', wrong);
  return {
    otherTypes: [...otherTypes],
    handleCell: (node) => groupCell(node, groups) ?? groupOfVariant.get(idOf(node.value) ?? '') ?? ownCell(node),
    async *products() {
      for await (const node of readNodes(path)) if (isProduct(node.value)) yield node;
    },
  };
}

const FORMAT = 'schema.org JSON-LD';

async function requireJson(path: string): Promise<void> {
  const { text } = await readHead(path);
  if (!/^\s*[[{]/.test(text)) throw formatError(FORMAT, 'it is not JSON', firstColumnOf(text));
}

async function* readNodes(path: string): AsyncGenerator<Node> {
  for await (const { line, value } of readJsonObjects(path)) {
    const graph = listOf(value['@graph']);
    for (const node of graph.length > 0 ? graph : [value]) if (isRecord(node)) yield { line, value: node };
  }
}

function isProduct(node: JsonObject): boolean {
  return typesOf(node).some((type) => PRODUCTS.includes(type));
}

function groupNameIssue(node: JsonObject): string | undefined {
  const [type] = typesOf(node);
  return type === undefined ? Object.keys(node)[0] : `@type": "${type}`;
}

export function isGroup(node: JsonObject): boolean {
  return typesOf(node).includes('ProductGroup') || memberOf(node, 'hasVariant') !== undefined;
}

function remember(node: Node, groups: Map<string, Cell>, groupOfVariant: Map<string, Cell>): void {
  if (!isGroup(node.value)) return;
  const cell = ownCell(node);
  const id = idOf(node.value);
  if (id !== undefined) groups.set(id, cell);
  for (const variant of listOf(memberOf(node.value, 'hasVariant'))) {
    const variantId = isRecord(variant) ? idOf(variant) : String(variant);
    if (variantId !== undefined) groupOfVariant.set(variantId, cell);
  }
}

/** The group that a variant names. */
function groupCell(node: Node, groups: ReadonlyMap<string, Cell>): Cell | undefined {
  if (isGroup(node.value)) return undefined;
  const named = textOf(node.value, 'inProductGroupWithID');
  if (named !== '') return toCell(node, 'inProductGroupWithID', named);
  for (const parent of listOf(memberOf(node.value, 'isVariantOf'))) {
    const id = isRecord(parent) ? idOf(parent) : String(parent);
    const known = id === undefined ? undefined : groups.get(id);
    if (known) return known;
    if (isRecord(parent) && Object.keys(parent).some((key) => key !== '@id')) {
      return ownCell({ line: node.line, value: parent });
    }
    throw new BadCell({ line: node.line, column: 'isVariantOf', message: `"${id}" is not in the file` });
  }
  return undefined;
}

/** The group's id, else the last segment of a product page's address, else the SKU, else the name as a slug. */
function ownCell(node: Node): Cell {
  const { value } = node;
  const id = textOf(value, 'productGroupID');
  if (id !== '') return toCell(node, 'productGroupID', id);
  for (const address of [...addressesOf(memberOf(value, 'url')), idOf(value) ?? '']) {
    const slug = PRODUCT_ADDRESS.exec(address)?.[1];
    if (slug !== undefined) return toCell(node, 'url', decode(slug));
  }
  const sku = textOf(value, 'sku', 'productID');
  return sku === '' ? toCell(node, 'name', slugify(textOf(value, 'name'))) : toCell(node, 'sku', sku);
}

function toCell({ line }: Node, column: string, text: string): Cell {
  return { text: cleanText(text), issue: (message) => ({ line, column, message }) };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a lone percent sign: the validation of handles reports it
  }
}
