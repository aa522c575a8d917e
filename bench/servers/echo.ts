import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';

/**
 * The limit of an API request: a minimal `node:http` server that parses a JSON body and returns it. Arguments: port.
 */
const [, , port] = process.argv;

createServer(async (request, response) => {
  const body = Buffer.from(JSON.stringify(request.method === 'GET' ? {} : await json(request)));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
  response.end(body);
}).listen(Number(port), '127.0.0.1');
