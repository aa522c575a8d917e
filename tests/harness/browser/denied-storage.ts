import type { Page } from '@playwright/test';

/**
 * `throws`: reading the storage objects throws, and scripts read and write no cookie, as browsers do whose user blocks
 * cookies of the page's scripts; `full`: every write throws.
 */
export type StorageDenial = 'throws' | 'full';

/** In the browser, before each page. */
function deny(denial: StorageDenial): void {
  if (denial === 'full') {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    return;
  }
  const get = (): never => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { configurable: true, get });
  Object.defineProperty(Document.prototype, 'cookie', { configurable: true, get: () => '', set() {} });
}

/** Call it before the first page. */
export const denyStorage = (page: Page, denial: StorageDenial): Promise<unknown> => page.addInitScript(deny, denial);
