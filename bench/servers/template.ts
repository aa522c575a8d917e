import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { templateOf } from '../rendering/template.ts';

/** Renders a page for every request, by its path. Arguments: port, JSON file with the HTML of each path. */
const [, , port, file = ''] = process.argv;
const pages: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'));
const templates = new Map(
  Object.entries(pages).map(([path, html]) => {
    const render = templateOf(html);
    if (render() !== html) throw new Error(`The template does not write the page it was made from: ${path}`);
    return [path, render];
  }),
);

createServer(({ url = '/' }, response) => {
  const body = templates.get(url)?.() ?? '';
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}).listen(Number(port), '127.0.0.1');
