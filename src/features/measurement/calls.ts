/** Operations of which a page learns by the browser's own record of its requests, also of those from before it was asked. */
export const CREATE_CALL = '/api/cart/v1/cartWithItem';
export const PREPARE_CALL = '/api/cart/v1/cart/prepareOrder';
export const ORDER_CALL = '/api/cart/v2/checkout/order';
export const CANCEL_CALL = /^\/api\/.+\/CancelOrder$/;

export interface MeasuredCall {
  readonly path: string;
  /** 0 where the browser does not tell. */
  readonly status: number;
}

function toCall({ name, responseStatus = 0 }: PerformanceResourceTiming): MeasuredCall | undefined {
  const url = URL.parse(name);
  const isCall = url?.origin === location.origin && /^\/(api|fapi)\//.test(url.pathname);
  return isCall ? { path: url.pathname, status: responseStatus } : undefined;
}

/** Errors begin here. */
const FIRST_ERROR_STATUS = 400;

export const isDone = ({ status }: MeasuredCall): boolean => status >= 200 && status < 300;

export const isFailed = ({ status }: MeasuredCall): boolean => status >= FIRST_ERROR_STATUS;

/** An operation without what names one object: segments with digits. */
export const operationOf = (path: string): string =>
  path
    .split('/')
    .map((part) => (/\d/.test(part) && !/^v\d$/.test(part) ? '*' : part))
    .join('/');

/** Whether this page has called the operation. */
export const hasCalled = (path: string): boolean =>
  performance.getEntriesByType('resource').some((entry) => URL.parse(entry.name)?.pathname === path);

/** Calls `run` for each operation that the page has called or calls; returns a function that ends it. */
export function watchCalls(run: (call: MeasuredCall) => void): () => void {
  const read = (entries: PerformanceEntryList) => {
    for (const entry of entries) {
      // Entries of this type.
      const call = toCall(entry as PerformanceResourceTiming);
      if (call) run(call);
    }
  };
  const observer = new PerformanceObserver((list) => read(list.getEntries()));
  observer.observe({ type: 'resource', buffered: true });
  // What was answered just before the page is left.
  const readRest = () => read(observer.takeRecords());
  addEventListener('pagehide', readRest, true);
  return () => {
    observer.disconnect();
    removeEventListener('pagehide', readRest, true);
  };
}
