import { createContext, useContext } from 'react';
import type { WorkspaceSetup } from '../../lib/workspace-setup.ts';

const EMPTY: WorkspaceSetup = { locales: [], types: {}, fixtures: {} };

export const SetupContext = createContext<WorkspaceSetup>(EMPTY);

/** What the server told when the workspace opened. */
export function useSetup(): WorkspaceSetup {
  return useContext(SetupContext);
}

export function readSetup(place: HTMLElement): WorkspaceSetup {
  // Parse boundary: `preview.astro` writes it.
  return JSON.parse(place.dataset['setup'] ?? JSON.stringify(EMPTY)) as WorkspaceSetup;
}
