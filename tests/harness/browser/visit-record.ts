import type { Page, Request, Response } from '@playwright/test';

/** What a page stored and requested, also what it removed again: as `cookie session`, `local aisle.store.us` and the URLs of requests. */
export interface VisitRecord {
  readonly stored: ReadonlySet<string>;
  readonly requests: readonly string[];
  /** Adds what is stored now. */
  read(): Promise<void>;
  /** Begins again. */
  forget(): void;
}

/** In the browser, before each page: reports each name as it is written. */
function reportWrites(): void {
  const report = (name: string): void => {
    const record: unknown = Reflect.get(globalThis, 'recordWrite');
    if (typeof record === 'function') record(name);
  };
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (this: Storage, key: string, value: string) {
    report(`${this === localStorage ? 'local' : 'session'} ${key}`);
    setItem.call(this, key, value);
  };
  const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    ...own,
    set(this: Document, text: string) {
      if (!/max-age=0\b/i.test(text)) report(`cookie ${text.split('=')[0]?.trim()}`);
      own?.set?.call(this, text);
    },
  });
}

const storedNames = (): string[] => [
  ...Object.keys(localStorage).map((key) => `local ${key}`),
  ...Object.keys(sessionStorage).map((key) => `session ${key}`),
];

/** Call it before the first page. */
export async function recordVisit(page: Page): Promise<VisitRecord> {
  const stored = new Set<string>();
  const requests: string[] = [];
  await page.exposeFunction('recordWrite', (name: string) => void stored.add(name));
  await page.addInitScript(reportWrites);
  page.on('request', (request: Request) => {
    if (/^(https?|wss?):/.test(request.url())) requests.push(request.url());
  });
  page.on('response', async (response: Response) => {
    const headers = await response.headersArray().catch(() => []);
    for (const { name, value } of headers)
      if (name.toLowerCase() === 'set-cookie' && !/max-age=0\b/i.test(value))
        stored.add(`cookie ${value.split('=')[0]}`);
  });
  return {
    stored,
    requests,
    async read() {
      for (const name of await page.evaluate(storedNames)) stored.add(name);
      for (const { name } of await page.context().cookies()) stored.add(`cookie ${name}`);
    },
    forget() {
      stored.clear();
      requests.length = 0;
    },
  };
}
