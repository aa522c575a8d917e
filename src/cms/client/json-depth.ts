/** Deeper than any page (8 nested sections are about 30 levels), shallow enough for every recursive walk. */
export const JSON_DEPTH_LIMIT = 200;

/**
 * Removes values nested deeper than `limit` levels from freshly parsed JSON, in place and without recursion; returns
 * whether anything was removed. In an array `null` replaces the value, so that its neighbours keep their positions.
 */
export function cutDepth(root: unknown, limit = JSON_DEPTH_LIMIT): boolean {
  let level = isContainer(root) ? [root] : [];
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth === limit) return cutChildren(level);
    level = level.flatMap(childrenOf);
  }
  return false;
}

function cutChildren(level: readonly object[]): boolean {
  let isCut = false;
  for (const container of level) {
    for (const [key, value] of Object.entries(container)) {
      if (!isContainer(value)) continue;
      isCut = true;
      if (Array.isArray(container)) container[Number(key)] = null;
      else Reflect.deleteProperty(container, key);
    }
  }
  return isCut;
}

function childrenOf(container: object): object[] {
  return (Array.isArray(container) ? container : Object.values(container)).filter(isContainer);
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
