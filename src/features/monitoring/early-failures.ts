/** More are the same error again. */
const MAX_EVENTS = 20;

/**
 * Inline script of pages with a collector: exceptions and rejections from before `monitoring.ts` wait in the page; nothing
 * is stored or sent. The layout registers its CSP hash.
 */
export const EARLY_FAILURES = `failures=[];for(let n of['error','unhandledrejection'])addEventListener(n,e=>failures[${MAX_EVENTS - 1}]||failures.push(e))`;

/** Returns what has waited, once; what comes later is dropped there. */
export function takeEarlyFailures(): readonly Event[] {
  const waiting: unknown = Reflect.get(globalThis, 'failures');
  if (!Array.isArray(waiting)) return [];
  Reflect.set(globalThis, 'failures', Array(MAX_EVENTS).fill(true));
  return waiting.filter((event) => event instanceof Event);
}
