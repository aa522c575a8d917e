import { cleanText } from '../parsing/cell.ts';
import { isRecord } from '../../../domain/record.ts';
import { type JsonObject } from '../parsing/json-values.ts';

/** Names and values of schema.org, in any of the usual notations. */

const PREFIX = /^(https?:\/\/schema\.org\/|schema:)/i;

export function localName(name: string): string {
  return name.replace(PREFIX, '');
}

/** The value under a name, with or without schema.org's prefix. */
export function memberOf(node: JsonObject, name: string): unknown {
  if (Object.hasOwn(node, name)) return node[name];
  const key = Object.keys(node).find((candidate) => candidate !== name && localName(candidate) === name);
  return key === undefined ? undefined : node[key];
}

export function listOf(value: unknown): readonly unknown[] {
  if (isRecord(value) && Array.isArray(value['@list'])) return value['@list'];
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

export function nodesOf(value: unknown): readonly JsonObject[] {
  return listOf(value).filter(isRecord);
}

/** Types without schema.org's prefix. */
export function typesOf(node: JsonObject): readonly string[] {
  return listOf(node['@type']).flatMap((type) => (typeof type === 'string' ? [localName(type)] : []));
}

/** All texts among the values; a node yields its name, a value object its value. */
export function textsOf(value: unknown): readonly string[] {
  return listOf(value)
    .map((one) => (isRecord(one) ? (one['@value'] ?? memberOf(one, 'name') ?? memberOf(one, 'value')) : one))
    .flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? [cleanText(String(one))] : []))
    .filter((text) => text !== '');
}

export function textOf(node: JsonObject, ...names: readonly string[]): string {
  return names.map((name) => textsOf(memberOf(node, name))[0]).find((text) => text !== undefined) ?? '';
}

/** Addresses of images or pages: texts, nodes with a `url` or `contentUrl`, or nodes with only an id. */
export function addressesOf(value: unknown): readonly string[] {
  return listOf(value).flatMap((one) => {
    if (!isRecord(one)) return textsOf(one);
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
