import { cleanText } from '../parsing/cell.ts';
import { isObject, type JsonObject } from '../parsing/json-values.ts';

/** schema.org's names and values, whichever of the usual ways a document spells them. */

const PREFIX = /^(https?:\/\/schema\.org\/|schema:)/i;

export function localName(name: string): string {
  return name.replace(PREFIX, '');
}

/** What stands under a name, with or without schema.org's address before it. */
export function memberOf(node: JsonObject, name: string): unknown {
  if (Object.hasOwn(node, name)) return node[name];
  const key = Object.keys(node).find((candidate) => candidate !== name && localName(candidate) === name);
  return key === undefined ? undefined : node[key];
}

export function listOf(value: unknown): readonly unknown[] {
  if (isObject(value) && Array.isArray(value['@list'])) return value['@list'];
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

export function nodesOf(value: unknown): readonly JsonObject[] {
  return listOf(value).filter(isObject);
}

/** Types without schema.org's address. */
export function typesOf(node: JsonObject): readonly string[] {
  return listOf(node['@type']).flatMap((type) => (typeof type === 'string' ? [localName(type)] : []));
}

/** Every text among the values; a node stands for its name, a value object for its value. */
export function textsOf(value: unknown): readonly string[] {
  return listOf(value)
    .map((one) => (isObject(one) ? (one['@value'] ?? memberOf(one, 'name') ?? memberOf(one, 'value')) : one))
    .flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? [cleanText(String(one))] : []))
    .filter((text) => text !== '');
}

export function textOf(node: JsonObject, ...names: readonly string[]): string {
  return names.map((name) => textsOf(memberOf(node, name))[0]).find((text) => text !== undefined) ?? '';
}

/** Addresses of pictures or pages: texts, nodes with a `url` or `contentUrl`, or nodes that are only named. */
export function addressesOf(value: unknown): readonly string[] {
  return listOf(value).flatMap((one) => {
    if (!isObject(one)) return textsOf(one);
    const [address] = [
      ...textsOf(memberOf(one, 'contentUrl')),
      ...textsOf(memberOf(one, 'url')),
      ...textsOf(one['@id']),
    ];
    return address === undefined ? [] : [address];
  });
}

export function idOf(node: JsonObject): string | undefined {
  return typeof node['@id'] === 'string' ? node['@id'] : undefined;
}
