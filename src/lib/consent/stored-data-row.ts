import type { ConsentCategory } from './consent-cookie.ts';

/** What the shop stores on a visitor's device, or sends without a visitor's request. */
export interface StoredDataRow {
  /** Storage of all tabs or of one, the cache of the service worker, or the method of a request. Cookies of an https shop may begin with `__Host-`. */
  readonly medium: 'cookie' | 'local' | 'session' | 'cache' | 'request';
  /** Name or key; `*` stands for an id. The path of a request, or what a host is set for. */
  readonly name: string;
  readonly category: ConsentCategory;
  /** How long it is stored; nothing for requests. */
  readonly lifetime?: string;
  readonly purpose: string;
}
