import { atom } from 'nanostores';
import type { JsonSchema } from '../lib/section-fields.ts';
import { callEditors, listOf } from './editor-api.ts';

/** A section type as `/cms/api/schemas` describes it. */
export interface SectionType {
  readonly type: string;
  readonly labels: { readonly title: string; readonly description: string };
  /** Descriptions by variant name. */
  readonly variants: Readonly<Record<string, string>>;
  readonly samples: Readonly<Record<string, unknown>>;
  readonly schema: JsonSchema;
}

export const $sectionTypes = atom<readonly SectionType[]>([]);

/** The reason why the types could not be loaded. */
export const $typesError = atom('');

export async function loadSectionTypes(): Promise<void> {
  if ($sectionTypes.get().length > 0) return;
  const { status, body, message } = await callEditors('GET', '/schemas');
  $typesError.set(message);
  // The shop's own response, generated from its definitions.
  if (status === 200) $sectionTypes.set(listOf(body, 'sections') as readonly SectionType[]);
}
