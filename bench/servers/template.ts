import { createServer } from 'node:http';
import { benchItems } from '../content.ts';
import { templateOf } from '../template.ts';

/** Renders one page for every request. Arguments: port, number of sections, address of the page to render. */
const [, , port, count, address = ''] = process.argv;
const items = benchItems(Number(count));
const html = await (await fetch(address)).text();
const render = templateOf(html, items);
if (render(items) !== html) throw new Error('The template does not write the page it was made from.');

createServer((_, response) => {
  const body = render(items);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}).listen(Number(port), '127.0.0.1');
