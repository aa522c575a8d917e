/**
 * Inline script with the address of the session in `data-url`: requests the session while the page's script is fetched,
 * which takes the response (`stores/core/session.ts`). Not in a preview, whose script may answer calls itself.
 */
export const EARLY_SESSION =
  `(earlySession=fetch(document.currentScript.dataset.url,{method:'POST',signal:AbortSignal.timeout(1e4),` +
  `headers:{'content-type':'application/json'},body:'{"type":"Guest"}'})).catch(()=>{})`;
