/**
 * The script of previewed pages that show a fixture, and of no other page. It runs before the shop's own scripts, which
 * read storage and send requests on start: from here on neither reaches the visitor's own cart, account or storage.
 */
import { FIXTURE_ID, type SampleState } from '../../cms/preview/sample-state.ts';
import { answerCalls } from './sample-responses.ts';

/** Broadcast channels by which the tabs of the shop synchronise the visitor's cart and session. */
const OWN_CHANNEL = /^aisle(\.|$)/;

/** Replaces storage, cookies and channels by in-memory ones, so that nothing of the visitor's is read or changed. */
function isolateStorage(initial: Readonly<Record<string, string>>): void {
  replace(window, 'sessionStorage', createStorage(initial));
  replace(window, 'localStorage', createStorage({}));
  isolateCookies();
  isolateChannels();
}

function replace(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { configurable: true, value });
}

/** Like `Storage`: items are the object's own properties, methods are not. */
function createStorage(initial: Readonly<Record<string, string>>): unknown {
  const values: Record<string, string> = Object.create({
    getItem: (key: string) => (Object.hasOwn(values, key) ? values[key] : null),
    setItem: (key: string, value: string) => void (values[key] = String(value)),
    removeItem: (key: string) => void delete values[key],
    clear: () => Object.keys(values).forEach((key) => delete values[key]),
    key: (index: number) => Object.keys(values)[index] ?? null,
    get length() {
      return Object.keys(values).length;
    },
  });
  return Object.assign(values, initial);
}

/** Cookie attributes are ignored, except that a max age of 0 removes the cookie. */
function isolateCookies(): void {
  const cookies = new Map<string, string>();
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
    set(text: string) {
      const [pair = '', ...attributes] = text.split(';').map((part) => part.trim());
      const [name = '', ...value] = pair.split('=');
      if (attributes.some((one) => /^max-age=(0|-\d+)$/i.test(one))) cookies.delete(name);
      else cookies.set(name, value.join('='));
    },
  });
}

function isolateChannels(): void {
  const Channel = window.BroadcastChannel;
  const suffix = `preview ${Math.random()}`;
  window.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(OWN_CHANNEL.test(name) ? `${name} ${suffix}` : name);
    }
  };
}

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
