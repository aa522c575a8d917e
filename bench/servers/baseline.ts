import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * The limit of a cache hit: a minimal `node:http` server that returns one finished body with its headers. Arguments:
 * port, file.
 */
const [, , port, file = ''] = process.argv;
const body = readFileSync(file);
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': 'gzip',
  'content-length': body.length,
};

createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
