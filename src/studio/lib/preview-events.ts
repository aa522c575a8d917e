import type { RenderedSection } from '../../cms/preview/preview-info.ts';

/** Events on the page's document, by which the studio and the page in its frame communicate. */
export interface PreviewEvents {
  /** Studio to page: whether a click selects a section instead of its default action. */
  'preview:mode': { readonly selects: boolean };
  /** Studio to page: the section to outline, and whether to scroll to it. */
  'preview:show': { readonly path: string | undefined; readonly scrolls: boolean };
  /** Studio to page: appearance settings that do not change the document. */
  'preview:appearance': Appearance;
  /** Page to studio: a section was selected in the page. */
  'preview:selected': { readonly path: string };
  /** Page to studio: the page changed its URL in place. */
  'preview:moved': undefined;
  /** Dispatched by the code that changed sections of the page, and `#preview-info` with them, in place. */
  'preview:changed': Change | undefined;
  /** Studio to page: an edited section, rendered to replace the one at its path. */
  'preview:section': RenderedSection;
}

/** The whole page was fetched again, or one section was replaced by its edited state. */
export interface Change {
  readonly cause: 'page' | 'section';
}

export interface Appearance {
  readonly theme: 'system' | 'light' | 'dark';
  /** Percent of the browser's text size. */
  readonly zoom: number;
  readonly motion: 'system' | 'reduced';
}

type EventName = keyof PreviewEvents;

/** Message to the studio's window once the page's script listens to events. */
export const PREVIEW_READY = 'preview:ready';

export function dispatchPreviewEvent<Name extends EventName>(
  page: Document,
  name: Name,
  detail: PreviewEvents[Name],
): void {
  page.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Returns a function that removes the listener. */
export function onPreview<Name extends EventName>(
  page: Document,
  name: Name,
  listener: (detail: PreviewEvents[Name]) => void,
): () => void {
  // The event map types the dispatcher too; `instanceof` fails, because events of a frame have another window's class.
  const handler = (event: Event): void => listener((event as CustomEvent<PreviewEvents[Name]>).detail);
  page.addEventListener(name, handler);
  return () => page.removeEventListener(name, handler);
}
