import { suggestProducts } from '../../api/catalog/products.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';

let running: AbortController | undefined;

/** Suggestions for the words typed so far. A newer call aborts the one before, which then fails. */
export const loadSuggestions = createAction('search/suggest', (q: string) => {
  running?.abort();
  running = new AbortController();
  return callApi(suggestProducts, { query: { q } }, running.signal);
});
