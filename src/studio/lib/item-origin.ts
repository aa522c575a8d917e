import type { ItemSource, SectionPosition } from '../../cms/preview/preview-info.ts';

export interface ItemOrigin {
  readonly siteId: string;
  readonly locale: string;
  readonly kind: string;
  readonly name: string;
}

/** The document that a source names: `us/en-us/page/home#sections.main.3`. */
export function originOf(source: ItemSource | undefined): ItemOrigin | undefined {
  const [siteId, locale, kind, ...name] = source?.replace(/#.*$/, '').split('/') ?? [];
  if (siteId === undefined || locale === undefined || kind === undefined || name.length === 0) return undefined;
  return { siteId, locale, kind, name: name.join('/') };
}

/** Returns the origin of a section that is not in the page's own document: `fragment size-table`. */
export function foreignOrigin(source: ItemSource | undefined, document: string | undefined): string | undefined {
  const origin = originOf(source);
  if (origin === undefined || source?.replace(/#.*$/, '') === document) return undefined;
  const own = originOf(document);
  const localeSuffix = own?.locale === origin.locale ? '' : `, ${origin.locale}`;
  return `${origin.kind} ${origin.name}${localeSuffix}`;
}

export const sourceOf = ({ document, pointer }: SectionPosition): ItemSource => `${document}#${pointer.join('.')}`;

/** Where an item is stored; document and pointer are empty for an item that is not. */
export function storedAt(source: ItemSource = ''): SectionPosition {
  const [document = '', pointer = ''] = source.split('#');
  return { document, pointer: pointer === '' ? [] : pointer.split('.') };
}
