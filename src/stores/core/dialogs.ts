import { createStore } from './store.ts';

/** A card in the middle, or a panel at the edge: from below on small screens, from the end side on larger ones. */
export type DialogShape = 'modal' | 'panel';

export interface Dialog {
  /** As in the registry (`src/islands/shell/dialog-registry.ts`). */
  readonly name: string;
  readonly argument: string;
  /** Defaults to the registry's shape. */
  readonly shape?: DialogShape | undefined;
}

/** The requested dialog, one at a time; the dialog host shows it (`src/islands/shell/dialog-host.ts`). */
export const $dialog = createStore<Dialog | undefined>(undefined);

/**
 * Opens a registered dialog in place of the open one. A dialog with an address writes it, so that Back closes the
 * dialog; a guarded dialog may redirect first.
 */
export function openDialog(name: string, argument = ''): void {
  $dialog.set({ name, argument });
}

/** Closes the open dialog and removes its address. */
export function closeDialog(): void {
  $dialog.set(undefined);
}
