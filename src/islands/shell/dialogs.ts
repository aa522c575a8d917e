/** Opens a `<dialog>` of the page; Escape, Close and a click beside it close it, and focus returns to `opener`. */
export function openDialog(dialog: HTMLDialogElement, opener: HTMLElement | undefined): void {
  if (!dialog.open) dialog.showModal();
  dialog.addEventListener('close', () => opener?.focus(), { once: true });
}

/** Browsers without `closedby` say nothing when the backdrop is clicked: its clicks have the dialog itself as target. */
function closeOnBackdrop(event: MouseEvent): void {
  if (event.target instanceof HTMLDialogElement) event.target.close();
}

export function startDialogs(): void {
  if (!('closedBy' in HTMLDialogElement.prototype)) document.addEventListener('click', closeOnBackdrop);
  // A page that comes back from the back/forward cache shows no dialog of before.
  addEventListener('pagehide', () => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
}
