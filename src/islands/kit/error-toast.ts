import type { ApiError } from '../../api/core/api-error.ts';
import { showToast } from '../../stores/core/toasts.ts';
import { toastOffline } from './toast-loader.ts';

/** Shows the text of an error; for a lost connection the one in the page's HTML. */
export async function showErrorToast(error: ApiError): Promise<void> {
  if (error.status === 0) return toastOffline();
  const { loadErrorText } = await import('./load-text.ts');
  showToast('error', await loadErrorText(error));
}
