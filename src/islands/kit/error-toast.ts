import type { ApiError } from '../../api/core/api-error.ts';
import { showToast } from '../../stores/core/toasts.ts';
import { toastOffline } from './toast-loader.ts';

/** Shows the text for a failed call; without a connection the one that the page brings along. */
export async function showErrorToast(error: ApiError): Promise<void> {
  if (error.status === 0) return toastOffline();
  const { loadErrorText } = await import('./load-text.ts');
  showToast('error', await loadErrorText(error));
}
