import type { SectionDefinition } from '../../cms/sections/section.ts';
import { DEFINITIONS } from '../../registry/registry.ts';
import { fieldsOf, type Field } from './fields.ts';
import { samplesOf, type Sample } from './samples.ts';

/** A section type in the viewer. */
export interface Entry {
  readonly definition: SectionDefinition;
  readonly samples: readonly Sample[];
  readonly fields: readonly Field[];
  /** What a search looks through, in lower case. */
  readonly searchTerms: string;
}

export interface Group {
  readonly title: string;
  readonly entries: readonly (Entry & { readonly isMatch: boolean })[];
}

/**
 * A section belongs to the first matching group; membership is derived from its definition, so there is no list to
 * maintain.
 */
const GROUPS: readonly { title: string; fits: (entry: Entry) => boolean }[] = [
  { title: 'Sections in sections', fits: ({ fields }) => fields.some(({ kind }) => kind === 'list of sections') },
  { title: 'From the shop', fits: ({ definition }) => definition.loader !== undefined },
  { title: 'Pictures and films', fits: ({ fields }) => fields.some(({ name }) => IMAGE_FIELD.test(name)) },
  { title: 'Words and figures', fits: () => true },
];
const IMAGE_FIELD = /^(?:image|images|video|layers)$/;

const entries: readonly Entry[] = [...DEFINITIONS.values()]
  .map(entryOf)
  .toSorted((one, other) => one.definition.labels.title.localeCompare(other.definition.labels.title, 'en'));

/** Returns all types by group; `search` keeps types whose search terms include each of its words. */
export function groupsFor(search: string): readonly Group[] {
  const found = entries.map((entry) => ({ ...entry, isMatch: includesAll(entry.searchTerms, search) }));
  return GROUPS.map(({ title }, index) => ({
    title,
    entries: found.filter((entry) => GROUPS.findIndex(({ fits }) => fits(entry)) === index),
  })).filter((group) => group.entries.length > 0);
}

export function includesAll(searchTerms: string, search: string): boolean {
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searchTerms.includes(word));
}

function entryOf(definition: SectionDefinition): Entry {
  const fields = fieldsOf(definition.schema);
  const { type, labels, variants } = definition;
  const searchTerms = [type, labels.title, labels.description, ...Object.entries(variants).flat()];
  const fieldTerms = fields.flatMap(({ name, title }) => [name, title]);
  const all = [...searchTerms, ...fieldTerms].join(' ').toLowerCase();
  return { definition, samples: samplesOf(definition), fields, searchTerms: [...new Set(all.split(/\s+/))].join(' ') };
}
