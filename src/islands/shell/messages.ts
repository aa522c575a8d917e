import type { Messages } from '../../i18n/format-message.ts';
import { shopState } from '../../stores/shop-state.ts';

let loading: Promise<Messages> | undefined;

async function load(): Promise<Messages> {
  const answer = await fetch(`/fapi/i18n/${shopState().locale}`);
  if (!answer.ok) throw new Error(`The messages were not served (${answer.status}).`);
  return answer.json() as Promise<Messages>;
}

/** All messages of the page's locale, gaps filled by the server; asked for once, and again where that failed. */
export function loadMessages(): Promise<Messages> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
