import { asLength, type FrameSize } from './device-sizes.ts';
import {
  CHOICE_NAMES,
  queryOf,
  parsePreviewAddress,
  type ChoiceName,
  type PreviewedPage,
} from '../../cms/preview/preview-choices.ts';
import type { Appearance } from './preview-events.ts';
import { THEMES } from '../../lib/themes.ts';

/** The state of the workspace, which its URL contains, so that it can be bookmarked and shared. */
export interface Workspace extends PreviewedPage {
  readonly size: FrameSize;
  readonly appearance: Appearance;
  /** Path of the chosen section. */
  readonly section?: string | undefined;
}

const PATH = '/cms/preview';
export const ZOOMS = [100, 150, 200] as const;
const SECTION = /^[\w.-]{1,200}$/;

export function workspaceAddress({ page, choices, size, appearance, section }: Workspace): string {
  const query = new URLSearchParams({ page });
  const set = (name: string, value: string | number | undefined, usual?: string | number): void => {
    if (value !== undefined && value !== usual) query.set(name, `${value}`);
  };
  for (const name of CHOICE_NAMES) set(name, choices[name]);
  set('width', size.width);
  set('height', size.height);
  set('theme', appearance.theme, 'system');
  set('zoom', appearance.zoom, 100);
  set('motion', appearance.motion, 'system');
  set('section', section);
  return PATH + queryOf(query);
}

/** Omits invalid values. */
export function readWorkspace(search: string): Workspace {
  const query = new URLSearchParams(search);
  const previewed = parsePreviewAddress(safePage(query.get('page')));
  const chosen: Partial<Record<ChoiceName, string>> = { ...previewed.choices };
  for (const name of CHOICE_NAMES) {
    const value = query.get(name);
    if (value) chosen[name] = value;
  }
  const section = query.get('section') ?? '';
  return {
    page: previewed.page,
    choices: chosen,
    size: { width: asLength(query.get('width')), height: asLength(query.get('height')) },
    appearance: {
      theme: THEMES.find((theme) => theme === query.get('theme')) ?? 'system',
      zoom: ZOOMS.find((zoom) => `${zoom}` === query.get('zoom')) ?? 100,
      motion: query.get('motion') === 'reduced' ? 'reduced' : 'system',
    },
    section: SECTION.test(section) ? section : undefined,
  };
}

/** Only pages of the shop are allowed: a path, never another host, never the studio itself. */
function safePage(page: string | null): string {
  if (page === null || !/^\/(?![/\\])/.test(page) || /^\/(cms|sandbox)(\/(?!page\b)|$)/.test(page)) return '/';
  return page;
}
