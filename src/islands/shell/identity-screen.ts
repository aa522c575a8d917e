import { loadMessages } from './messages.ts';
import { toastOffline } from './toast-loader.ts';

/** Fills the place of a page for signing in and the like. */
export async function fillScreen(element: HTMLElement): Promise<void> {
  try {
    const [{ mountScreen }, messages] = await Promise.all([import('../identity/mount.tsx'), loadMessages()]);
    mountScreen(element, messages);
  } catch (error) {
    console.error(error);
    toastOffline();
  }
}
