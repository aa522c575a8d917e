import { createServer } from 'node:http';
import { benchItems } from '../content.ts';
import { renderPage } from '../template.ts';

/** Renders `/<count>` anew for every request. Argument: port. */
const pages = new Map([20, 60, 200].map((count) => [`/${count}`, benchItems(count)]));

createServer((request, response) => {
  const items = pages.get(request.url ?? '');
  response.writeHead(items ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
  response.end(items ? renderPage(items) : '');
}).listen(Number(process.argv[2]), '127.0.0.1');
