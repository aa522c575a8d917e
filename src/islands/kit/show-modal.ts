/**
 * Opens a `<dialog>` of the page as a modal; Escape, Close and a click on the backdrop close it, and the focus returns
 * to `opener`. For rarely opened dialogs: the browser restyles the whole page first (`modality.ts`).
 */
export function openWholePage(dialog: HTMLDialogElement, opener: HTMLElement): void {
  const root = document.documentElement;
  const scrollbar = innerWidth - root.clientWidth;
  // The page behind must not shift when its scrollbar is hidden (shell.css); an overlay scrollbar needs no restyling.
  if (scrollbar > 0) root.style.setProperty('--scrollbar', `${scrollbar}px`);
  if (!dialog.open) dialog.showModal();
  const close = () => dialog.close();
  // The backdrop's clicks have the dialog itself as target, its content fills the rest.
  dialog.onclick = ({ target }) => {
    if (target === dialog) close();
  };
  // A page restored from the back/forward cache shows no dialog.
  addEventListener('pagehide', close, { once: true });
  dialog.addEventListener('close', () => opener.focus(), { once: true });
}
