import type { RenderedSection } from '../../cms/preview/preview-info.ts';

/** What an editors' tool and the page in its frame tell each other: events on the page's document. */
export interface PreviewEvents {
  /** Tool to page: whether a click chooses a section instead of doing what it does for shoppers. */
  'preview:mode': { readonly selects: boolean };
  /** Tool to page: the section that is outlined, and whether it is scrolled to. */
  'preview:show': { readonly path: string | undefined; readonly scrolls: boolean };
  /** Tool to page: how the page looks without its document being changed. */
  'preview:appearance': Appearance;
  /** Page to tool: a section was chosen in the page. */
  'preview:selected': { readonly path: string };
  /** Page to tool: its address changed in place. */
  'preview:moved': undefined;
  /** Whoever changed sections of the page in place, and `#preview-info` with them, tells both. */
  'preview:changed': Change | undefined;
  /** Tool to page: a section as it is being edited, to be shown in the place of its path. */
  'preview:section': RenderedSection;
}

/** The whole page was fetched anew, or one section is shown as it is being edited. */
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

/** Message to the tool's window when the page's script runs and the page can be asked for everything. */
export const PREVIEW_READY = 'preview:ready';

export function dispatchPreviewEvent<Name extends EventName>(
  page: Document,
  name: Name,
  detail: PreviewEvents[Name],
): void {
  page.dispatchEvent(new CustomEvent(name, { detail }));
}

/** Answers a function that ends listening. */
export function onPreview<Name extends EventName>(
  page: Document,
  name: Name,
  listener: (detail: PreviewEvents[Name]) => void,
): () => void {
  // The one who tells is typed by the same table; in a frame the event is of another window's class.
  const handler = (event: Event): void => listener((event as CustomEvent<PreviewEvents[Name]>).detail);
  page.addEventListener(name, handler);
  return () => page.removeEventListener(name, handler);
}
