import { isRecord } from '../../../domain/record.ts';

/** Of the data layer: its first entry for a page, and the event that announces the entry. */
const PAGE_DATA = 'page-data';

/** Whether the event of the page is in the data layer. */
export function isPageDataPushed(): boolean {
  const entries: unknown = Reflect.get(globalThis, 'dataLayer');
  return Array.isArray(entries) && entries.some((entry) => isRecord(entry) && entry['event'] === PAGE_DATA);
}

/** Resolves once the event of the page is in the data layer, or after `timeout` milliseconds. */
export function whenPageDataPushed(timeout: number): Promise<void> {
  if (isPageDataPushed()) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      document.removeEventListener(PAGE_DATA, done);
      resolve();
    };
    const timer = setTimeout(done, timeout);
    document.addEventListener(PAGE_DATA, done);
  });
}
