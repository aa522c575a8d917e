/**
 * The script of previewed pages that show a fixture, and of no other page. It runs before the shop's own scripts, which
 * read storage and send requests on start: from here on neither reaches the visitor's own cart, account or storage.
 */
import { FIXTURE_ID, type SampleState } from '../../cms/preview/sample-state.ts';
import { answerCalls } from './sample-responses.ts';
import { isolateStorage } from './sample-storage.ts';

const text = document.getElementById(FIXTURE_ID)?.textContent;
if (text) {
  // Parse boundary: written by the server for this page (`src/fixtures/`).
  const fixture = JSON.parse(text) as SampleState;
  putQuery(fixture.query);
  isolateStorage(fixture.storage);
  answerCalls(fixture);
}

/** Adds the query parameters that the page's scripts read; existing ones are preserved. */
function putQuery(query: SampleState['query']): void {
  const url = new URL(location.href);
  for (const [name, value] of Object.entries(query)) {
    if (!url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}
