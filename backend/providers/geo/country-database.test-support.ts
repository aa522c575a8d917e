import { isIPv6 } from 'node:net';

/** Networks in CIDR form with the record of each. */
export type DatabaseNetworks = Readonly<Record<string, DatabaseValue>>;
type DatabaseValue = string | number | readonly DatabaseValue[] | { readonly [key: string]: DatabaseValue };

interface DatabaseOptions {
  readonly type?: string;
  readonly ipVersion?: 4 | 6;
}

/** A node of the search tree: its children, or what it leads to. */
type Child = TreeNode | Buffer | undefined;
type TreeNode = [Child, Child];

const MARKER = Buffer.from('abcdef4d61784d696e642e636f6d', 'hex');

/** Writes a MaxMind DB of networks that do not overlap (https://maxmind.github.io/MaxMind-DB/). */
export function writeDatabase(networks: DatabaseNetworks, options: DatabaseOptions = {}): Buffer {
  const { type = 'GeoLite2-Country', ipVersion = 6 } = options;
  const root: TreeNode = [undefined, undefined];
  for (const [network, value] of Object.entries(networks)) insert(root, bitsOf(network, ipVersion), encode(value));
  const { tree, data, count } = serialise(root);
  const metadata = { node_count: count, record_size: 24, ip_version: ipVersion, database_type: type };
  const rest = { languages: ['en'], binary_format_major_version: 2, binary_format_minor_version: 0 };
  const more = { build_epoch: 1_700_000_000, description: { en: 'A test' } };
  return Buffer.concat([tree, Buffer.alloc(16), data, MARKER, encode({ ...metadata, ...rest, ...more })]);
}

function insert(root: TreeNode, bits: readonly number[], record: Buffer): void {
  let node = root;
  for (const [index, bit] of bits.entries()) {
    const side = bit === 0 ? 0 : 1;
    if (index === bits.length - 1) {
      node[side] = record;
      return;
    }
    const child = node[side];
    const next: TreeNode = Array.isArray(child) ? child : [undefined, undefined];
    node[side] = next;
    node = next;
  }
}

/** The bits of a network's prefix; IPv4 is at the start of an IPv6 tree. */
function bitsOf(network: string, ipVersion: 4 | 6): number[] {
  const [address = '', prefix = '0'] = network.split('/');
  const isWide = isIPv6(address);
  const bytes = isWide ? wideBytes(address) : address.split('.').map(Number);
  const bits = bytes.flatMap((byte) => [...byte.toString(2).padStart(8, '0')].map(Number)).slice(0, Number(prefix));
  return isWide || ipVersion === 4 ? bits : [...Array.from({ length: 96 }, () => 0), ...bits];
}

function wideBytes(address: string): number[] {
  const [left = '', right = ''] = address.split('::');
  const [head, tail] = [left, right].map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - (head?.length ?? 0) - (tail?.length ?? 0) }, () => '0');
  return [...(head ?? []), ...zeros, ...(tail ?? [])].flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
}

/** Numbers the nodes breadth first; a record's value is its offset behind the nodes and the separator. */
function serialise(root: TreeNode): { readonly tree: Buffer; readonly data: Buffer; readonly count: number } {
  const nodes: TreeNode[] = [root];
  for (const node of nodes) nodes.push(...node.filter((child) => Array.isArray(child)));
  const numbers = new Map(nodes.map((node, index) => [node, index]));
  const tree = Buffer.alloc(nodes.length * 6);
  const records: Buffer[] = [];
  let offset = 0;
  const valueOf = (child: Child): number => {
    if (child === undefined) return nodes.length;
    if (Array.isArray(child)) return numbers.get(child) ?? nodes.length;
    records.push(child);
    offset += child.length;
    return nodes.length + 16 + offset - child.length;
  };
  for (const [index, [left, right]] of nodes.entries()) {
    tree.writeUIntBE(valueOf(left), index * 6, 3);
    tree.writeUIntBE(valueOf(right), index * 6 + 3, 3);
  }
  return { tree, data: Buffer.concat(records), count: nodes.length };
}

const TEXT = 2;
const UINT32 = 6;
const MAP = 7;
/** Types above 7 take a second byte. */
const ARRAY = 11;

function encode(value: DatabaseValue): Buffer {
  if (typeof value === 'string') return Buffer.concat([control(TEXT, Buffer.byteLength(value)), Buffer.from(value)]);
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([control(UINT32, 4), bytes]);
  }
  if (isList(value)) return Buffer.concat([control(ARRAY, value.length), ...value.map(encode)]);
  const entries = Object.entries(value);
  return Buffer.concat([
    control(MAP, entries.length),
    ...entries.flatMap(([key, inner]) => [encode(key), encode(inner)]),
  ]);
}

const isList = (value: DatabaseValue): value is readonly DatabaseValue[] => Array.isArray(value);

/** The type and a size below 29, or up to 284 in a byte of its own. */
function control(type: number, size: number): Buffer {
  const inner = size < 29 ? size : 29;
  const first = type > 7 ? [inner, type - 7] : [(type << 5) | inner];
  return Buffer.from(size < 29 ? first : [...first, size - 29]);
}
