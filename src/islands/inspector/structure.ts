import {
  freshId,
  splitPointer,
  valueAt,
  withFreshIds,
  withInserted,
  withMoved,
  withoutEntry,
  type Pointer,
} from '../../lib/document-edit.ts';
import type { SectionType } from '../../stores/editor-schemas.ts';
import { $editing } from '../../stores/editor-document.ts';
import { saveChange } from '../../stores/editor-saving.ts';
import { select } from '../../stores/editor-workspace.ts';

/** A section in its document and on its page. */
export interface SectionAt {
  readonly pointer: Pointer;
  readonly path: string;
}

/**
 * Changes of which sections there are, and in which order. They are saved to the draft at once: the page is then made anew from it, with
 * every section in its new place.
 */
async function restructure(change: (document: unknown) => unknown, selected: string | undefined): Promise<void> {
  if (await saveChange(change)) select(selected);
}

export function moveSection({ pointer, path }: SectionAt, by: number): Promise<void> {
  return restructure((document) => withMoved(document, pointer, by), shifted(path, by));
}

export function duplicateSection({ pointer, path }: SectionAt): Promise<void> {
  const copy = (document: unknown) => withFreshIds(document, valueAt(document, pointer));
  return restructure(
    (document) => withInserted(document, shiftedPointer(pointer, 1), copy(document)),
    shifted(path, 1),
  );
}

export function removeSection({ pointer }: SectionAt): Promise<void> {
  return restructure((document) => withoutEntry(document, pointer), undefined);
}

/** Adds a section in the place of `at`, made of a sample of its type. */
export function addSection({ pointer, path }: SectionAt, { type, variants, samples }: SectionType): Promise<void> {
  const [variant = 'default'] = Object.keys(variants);
  const item = (document: unknown) =>
    withFreshIds(document, { type, id: freshId(document, type), variant, content: samples[variant] ?? {} });
  return restructure((document) => withInserted(document, pointer, item(document)), path);
}

/** The place `by` further on in the same list. */
export function placeAfter({ pointer, path }: SectionAt, by = 1): SectionAt {
  return { pointer: shiftedPointer(pointer, by), path: shifted(path, by) };
}

/** How many entries the list has in which the section stands. */
export function siblingsOf(pointer: Pointer): number {
  const list = valueAt($editing.get()?.working, splitPointer(pointer).list);
  return Array.isArray(list) ? list.length : 0;
}

function shiftedPointer(pointer: Pointer, by: number): Pointer {
  const { list, index } = splitPointer(pointer);
  return [...list, String(index + by)];
}

function shifted(path: string, by: number): string {
  return shiftedPointer(path.split('.'), by).join('.');
}
