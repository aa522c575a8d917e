/**
 * Opens a `<dialog>` of the page over everything else; Escape, Close and a click beside it close it, and focus returns to `opener`.
 * For those that are seldom opened: the browser restyles the whole page first (`modality.ts`).
 */
export function openWholePage(dialog: HTMLDialogElement, opener: HTMLElement): void {
  const root = document.documentElement;
  const scrollbar = innerWidth - root.clientWidth;
  // The page behind must not move when its scrollbar goes (shell.css); where it takes no room nothing is restyled.
  if (scrollbar > 0) root.style.setProperty('--scrollbar', `${scrollbar}px`);
  if (!dialog.open) dialog.showModal();
  const close = () => dialog.close();
  // The backdrop's clicks have the dialog itself as target, its content fills the rest.
  dialog.onclick = ({ target }) => {
    if (target === dialog) close();
  };
  // A page that comes back from the back/forward cache shows no dialog of before.
  addEventListener('pagehide', close, { once: true });
  dialog.addEventListener('close', () => opener.focus(), { once: true });
}
