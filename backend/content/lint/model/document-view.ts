import { isRecord } from '../../../../domain/record.ts';
import type { LintDocument } from './content-document.ts';
import { htmlLinks } from './html-links.ts';
import { itemsOf, type ItemEntry } from './section-items.ts';

/** An object anywhere in a document. */
export interface ObjectEntry {
  readonly place: string;
  readonly value: Readonly<Record<string, unknown>>;
}

export interface LinkEntry {
  readonly place: string;
  readonly href: string;
  /** Words of the link; `undefined` where others than its own carry it. */
  readonly label: string | undefined;
}

/** A document taken apart once for all rules. */
export interface DocumentView {
  readonly document: LintDocument;
  readonly items: readonly ItemEntry[];
  readonly objects: readonly ObjectEntry[];
  readonly links: readonly LinkEntry[];
  /** The section a place lies in, the nearest one. */
  itemAt(place: string): ItemEntry | undefined;
}

export function viewOf(document: LintDocument): DocumentView {
  const items = itemsOf(document.content);
  const byPath = new Map(items.map((item) => [item.place, item]));
  const objects = objectsIn(document.content, '');
  return {
    document,
    items,
    objects,
    links: objects.flatMap(linksIn),
    itemAt(place) {
      for (let at = place; at !== ''; at = at.slice(0, Math.max(0, at.lastIndexOf('.')))) {
        const item = byPath.get(at);
        if (item !== undefined) return item;
      }
      return undefined;
    },
  };
}

export function pathBelow(place: string, name: string | number): string {
  if (name === '') return place;
  return place === '' ? String(name) : `${place}.${name}`;
}

function objectsIn(value: unknown, place: string): readonly ObjectEntry[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => objectsIn(entry, pathBelow(place, index)));
  if (!isRecord(value)) return [];
  return [
    { place, value },
    ...Object.entries(value).flatMap(([name, entry]) => objectsIn(entry, pathBelow(place, name))),
  ];
}

function linksIn({ place, value }: ObjectEntry): readonly LinkEntry[] {
  const { href, label, html, url } = value;
  const own = typeof href === 'string' ? [{ place: pathBelow(place, 'href'), href, label: labelOf(value, label) }] : [];
  const framed = typeof url === 'string' ? [{ place: pathBelow(place, 'url'), href: url, label: undefined }] : [];
  const written = typeof html === 'string' ? htmlLinks(html) : [];
  return [...own, ...framed, ...written.map((link) => ({ place: pathBelow(place, 'html'), ...link }))];
}

function labelOf(value: Readonly<Record<string, unknown>>, label: unknown): string | undefined {
  if (!Object.hasOwn(value, 'label')) return undefined;
  return typeof label === 'string' ? label : '';
}
