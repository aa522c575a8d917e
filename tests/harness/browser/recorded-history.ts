import type { Page } from '@playwright/test';

const KEY = 'test.history';

interface HistoryRecord {
  /** Events in the order of their pushes: the name, for `popup_close` with its id. */
  readonly events: readonly string[];
  /** How many pages were restored by the browser as they were left. */
  readonly restored: number;
}

/** In the browser, before each page. The record is in the tab's storage: pages come and go, also with their bindings. */
function record(key: string): void {
  const read = () => JSON.parse(sessionStorage.getItem(key) ?? '{"events":[],"restored":0}');
  const update = (change: object) => sessionStorage.setItem(key, JSON.stringify({ ...read(), ...change }));
  document.addEventListener('measurement', ({ detail }) => {
    const id = detail.event === 'popup_close' ? ` ${detail.id}` : '';
    update({ events: [...read().events, detail.event + id] });
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) update({ restored: read().restored + 1 });
  });
}

export const recordHistory = (page: Page): Promise<unknown> => page.addInitScript(record, KEY);

export const readHistory = (page: Page): Promise<HistoryRecord> =>
  page.evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? '{"events":[],"restored":0}'), KEY);
