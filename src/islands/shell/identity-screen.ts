import { showNotice } from '../../stores/notices.ts';
import { loadMessages } from './messages.ts';
import { toastOffline } from './toast-loader.ts';

/** Fills the place of a page for signing in and the like. */
async function fillScreen(element: HTMLElement): Promise<void> {
  try {
    const [{ mountScreen }, messages] = await Promise.all([import('../identity/mount.tsx'), loadMessages()]);
    mountScreen(element, messages);
  } catch (error) {
    console.error(error);
    toastOffline();
  }
}

/** Says what the page before had to say, and fills the place for signing in, if there is one. */
export function arrive(screen: HTMLElement | null): void {
  showNotice();
  if (screen) void fillScreen(screen);
}
