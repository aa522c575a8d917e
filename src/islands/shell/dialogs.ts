/** Opens a `<dialog>` of the page; Escape, Close and a click beside it close it, and focus returns to `opener`. */
export function openDialog(dialog: HTMLDialogElement, opener: HTMLElement): void {
  const root = document.documentElement;
  const scrollbar = innerWidth - root.clientWidth;
  // The page behind must not move when its scrollbar goes (shell.css); where it takes no room nothing is restyled.
  if (scrollbar > 0) root.style.setProperty('--scrollbar', `${scrollbar}px`);
  if (!dialog.open) dialog.showModal();
  dialog.addEventListener('close', () => opener.focus(), { once: true });
}

/** Its backdrop's clicks have the dialog itself as target, its content fills the rest. */
export function closeOnBackdrop({ target }: Event): void {
  if (target instanceof HTMLDialogElement) target.close();
}

/** A page that comes back from the back/forward cache shows no dialog of before. */
export function closeDialogsOnLeave(): void {
  addEventListener('pagehide', () => document.querySelector<HTMLDialogElement>('dialog[open]')?.close());
}
