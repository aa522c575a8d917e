import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import type { SectionDefinition } from '../cms/sections/section.ts';

/** The sections of the shop by folder: `src/sections/<type>/` with `section.ts`, `<Type>.astro` and `<type>.css`. */

const definitionModules = import.meta.glob<Record<string, unknown>>('../sections/*/section.ts', { eager: true });
const componentModules = import.meta.glob<AstroComponentFactory>('../sections/*/*.astro', {
  eager: true,
  import: 'default',
});
const stylesheetUrls = import.meta.glob<string>('../sections/*/*.css', {
  eager: true,
  query: '?url',
  import: 'default',
});

const folderOf = (path: string) => path.split('/').at(-2) ?? '';
const pascal = (type: string) => type.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

function isDefinition(value: unknown): value is SectionDefinition {
  return typeof value === 'object' && value !== null && 'type' in value && 'schema' in value && 'variants' in value;
}

function findDefinition(path: string, module: Record<string, unknown>): SectionDefinition {
  const definition = Object.values(module).find(isDefinition);
  if (definition === undefined)
    throw new Error(`${path} exports no section: export const section = defineSection({ … })`);
  if (definition.type !== folderOf(path)) {
    throw new Error(`${path} declares type "${definition.type}": it must equal its folder, "${folderOf(path)}"`);
  }
  return definition;
}

export const DEFINITIONS: ReadonlyMap<string, SectionDefinition> = new Map(
  Object.entries(definitionModules).map(([path, module]) => [folderOf(path), findDefinition(path, module)]),
);

const COMPONENTS: ReadonlyMap<string, AstroComponentFactory> = new Map(
  [...DEFINITIONS.keys()].map((type) => {
    const path = `../sections/${type}/${pascal(type)}.astro`;
    const component = componentModules[path];
    if (component === undefined)
      throw new Error(`section "${type}" has no component: add src/sections/${type}/${pascal(type)}.astro`);
    return [type, component];
  }),
);

/** Stylesheets by type, in registry order. */
export const STYLESHEETS: readonly { type: string; url: string }[] = Object.entries(stylesheetUrls)
  .map(([path, url]) => ({ type: folderOf(path), url }))
  .sort((a, b) => (a.type < b.type ? -1 : 1));

export function componentOf(type: string): AstroComponentFactory {
  const component = COMPONENTS.get(type);
  if (component === undefined) throw new Error(`no component for section type "${type}"`);
  return component;
}
