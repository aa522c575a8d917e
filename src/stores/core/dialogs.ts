import { createStore } from './store.ts';

/** A card in the middle, or a panel at the edge: from below on small screens, from the end side on larger ones. */
export type DialogShape = 'modal' | 'panel';

export interface Dialog {
  /** As in the registry (`src/islands/shell/dialog-registry.ts`). */
  readonly name: string;
  readonly argument: string;
  /** The registry's own choice where it is left out. */
  readonly shape?: DialogShape | undefined;
}

/** The dialog that is wanted, one at a time; its frame follows (`src/islands/shell/dialog-host.ts`). */
export const $dialog = createStore<Dialog | undefined>(undefined);

/**
 * Opens a dialog of the registry in place of the one that is open. One with an address gets it, so that Back closes it; one that is
 * guarded leads elsewhere first. The event fetches the script that shows dialogs.
 */
export function openDialog(name: string, argument = '', shape?: DialogShape): void {
  $dialog.set({ name, argument, shape });
  dispatchEvent(new Event('dialog'));
}

/** Closes the dialog that is open, and takes its address away. */
export function closeDialog(): void {
  $dialog.set(undefined);
}
