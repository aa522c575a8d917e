import { AREAS, SHARED, STORES } from './script-areas.mjs';

/** Of the studio, whose scripts keep to themselves. */
const STUDIO = { name: 'studio', kind: 'screen' };

const isOfStudio = (id) => /\/src\/(studio|pages\/cms)\//.test(id);

/** The area of a module that is imported on demand or is an entry. */
function areaOf(id, { isEntry }) {
  if (isEntry || isOfStudio(id)) return STUDIO;
  return AREAS.find(({ roots }) => roots.test(id)) ?? { name: id, kind: 'plain' };
}

/**
 * Assigns modules to files: returns a function from the id of a module to the name of an area, or of a file of `SHARED`
 * where several areas need it; undefined where the bundler decides.
 * @param {{ ids: Iterable<string>, infoOf: (id: string) => ModuleInfo | null, isTaken: (id: string) => boolean }} graph
 * @typedef {{ isEntry: boolean, importedIds: readonly string[], dynamicImporters: readonly string[] }} ModuleInfo
 */
export function assignModules({ ids, infoOf, isTaken }) {
  const users = new Map();
  for (const id of ids) {
    const info = infoOf(id);
    if (!info?.isEntry && !info?.dynamicImporters.length) continue;
    const area = areaOf(id, info);
    for (const reached of reachedFrom(id, infoOf, isTaken)) addUser(users, reached, area);
  }
  return (id) => fileOf(id, [...(users.get(id)?.values() ?? [])]);
}

function fileOf(id, users) {
  const owner = AREAS.find(({ owns }) => owns?.test(id));
  if (owner) return owner.name;
  if (users.length > 0 && STORES.test(id)) return SHARED.plain;
  const areas = users.filter(({ bases = [] }) => !users.some(({ name }) => bases.includes(name)));
  if (areas.length > 1) return SHARED[Object.keys(SHARED).find((kind) => areas.some((area) => area.kind === kind))];
  return AREAS.find((area) => area === areas[0])?.name;
}

function addUser(users, id, area) {
  const areas = users.get(id) ?? new Map();
  users.set(id, areas.set(area.name, area));
}

/** The module and all its static imports, except those that are taken and what only they import. */
export function reachedFrom(root, infoOf, isTaken = () => false) {
  const reached = new Set();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id) || isTaken(id)) continue;
    reached.add(id);
    waiting.push(...(infoOf(id)?.importedIds ?? []));
  }
  return reached;
}
