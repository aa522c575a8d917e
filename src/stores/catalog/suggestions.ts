import { suggestProducts } from '../../api/catalog/products.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';

let running: AbortController | undefined;

/** What the words typed so far may become. A newer question ends the one before, which then fails. */
export const loadSuggestions = createAction((q: string) => {
  running?.abort();
  running = new AbortController();
  return callApi(suggestProducts, { query: { q } }, running.signal);
});
