import { isRecord } from '../../../domain/record.ts';
import { type JsonObject } from '../parsing/json-values.ts';
import type { Issue } from '../parsing/product-draft.ts';
import { isGroup, type Node } from './graph.ts';
import { idOf, listOf, memberOf } from './members.ts';
import type { LocatedNode } from './offers.ts';

/** All products of a file that can be bought: variants within groups and single products. */
export function findVariants(records: readonly Node[]): { variants: LocatedNode[]; issues: Issue[] } {
  const alone = records.filter(({ value }) => !isGroup(value));
  const byId = new Map(alone.flatMap((node) => (idOf(node.value) === undefined ? [] : [[idOf(node.value), node]])));
  const used = new Set<JsonObject>();
  const issues: Issue[] = [];
  const inGroups = records.flatMap((record) =>
    listOf(memberOf(record.value, 'hasVariant')).flatMap((variant, index): LocatedNode[] => {
      const path = `hasVariant[${index}]`;
      const inline = isRecord(variant) ? variant : { '@id': String(variant) };
      const own = byId.get(idOf(inline));
      if (own) used.add(own.value);
      if (own === undefined && Object.keys(inline).every((key) => key === '@id' || key === '@type')) {
        issues.push({ line: record.line, column: path, message: `"${idOf(inline)}" is not in the file` });
        return [];
      }
      return [{ line: own?.line ?? record.line, path, node: { ...inline, ...own?.value } }];
    }),
  );
  const others = alone
    .filter(({ value }) => !used.has(value))
    .map(({ line, value }) => ({ line, path: '', node: value }));
  const found = [...inGroups, ...others];
  if (found.length > 0 || issues.length > 0) return { variants: found, issues };
  return { variants: records.map(({ line, value }) => ({ line, path: '', node: value })), issues };
}
