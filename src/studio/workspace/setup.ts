import { useStore } from '@nanostores/react';
import { createContext, useContext } from 'react';
import { zoneOf } from '../lib/site-time.ts';
import type { WorkspaceSetup } from '../lib/workspace-setup.ts';
import { $info } from '../stores/workspace.ts';

const EMPTY: WorkspaceSetup = { locales: [], types: {}, fixtures: {} };

export const SetupContext = createContext<WorkspaceSetup>(EMPTY);

/** Returns the data that the server passed to the workspace. */
export function useSetup(): WorkspaceSetup {
  return useContext(SetupContext);
}

/** IANA name of the zone of the shown site. */
export function useZone(): string {
  const siteId = useStore($info)?.siteId;
  return zoneOf(useSetup().locales.find((entry) => entry.siteId === siteId)?.country ?? '');
}

export function readSetup(element: HTMLElement): WorkspaceSetup {
  // Parse boundary: `preview.astro` writes it.
  return JSON.parse(element.dataset['setup'] ?? JSON.stringify(EMPTY)) as WorkspaceSetup;
}
