import { subscribe } from 'node:diagnostics_channel';
import { writeSync } from 'node:fs';

/** Loaded into a shop before its own code: writes a line for each request that the process sends, whatever it sends it with. */
function report(origin, path, headers) {
  const names = String(headers).toLowerCase();
  writeSync(2, `${JSON.stringify({ outgoing: origin + path, headers: names })}\n`);
}

subscribe('undici:request:create', ({ request }) => report(request.origin, request.path, request.headers));
subscribe('http.client.request.start', ({ request }) =>
  report(`${request.protocol}//${request.host}`, request.path, JSON.stringify(request.getHeaders())),
);
