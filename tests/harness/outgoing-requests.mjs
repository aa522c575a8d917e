import { subscribe } from 'node:diagnostics_channel';
import { writeSync } from 'node:fs';

/** Preloaded into a shop's process: writes a line for each outgoing request, whichever client sends it. */
function report(origin, path, headers) {
  const names = String(headers).toLowerCase();
  writeSync(2, `${JSON.stringify({ outgoing: origin + path, headers: names })}\n`);
}

subscribe('undici:request:create', ({ request }) => report(request.origin, request.path, request.headers));
subscribe('http.client.request.start', ({ request }) =>
  report(`${request.protocol}//${request.host}`, request.path, JSON.stringify(request.getHeaders())),
);
