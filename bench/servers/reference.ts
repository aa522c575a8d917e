import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

/**
 * The limit in the browser: the shop's own page with all of its scripts replaced by one small plain script. Everything
 * else is fetched from the shop once and then served from memory. Arguments: port, origin of the shop.
 */
const [, , port, origin = ''] = process.argv;

const SCRIPT = `
const lines = [];
const dialog = document.getElementById('mini-cart');
document.addEventListener('click', async (event) => {
  const target = event.target.closest('[data-action]');
  if (!target) return;
  event.preventDefault();
  if (target.dataset.action === 'add-to-cart') {
    lines.push(target.dataset.name);
    document.querySelector('[data-action="open-cart"]').ariaLabel = 'Cart, ' + lines.length + ' items';
  }
  if (target.dataset.action === 'open-cart') {
    dialog.showModal();
    await fetch('/reference-cart');
    dialog.querySelector('[data-dialog-body]').innerHTML =
      '<ul>' + lines.map((name) => '<li>' + name + '<input type="number" value="1" aria-label="Quantity"></li>').join('') + '</ul>';
  }
});`;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const OWN: Readonly<Record<string, Answer>> = {
  '/reference.js': { status: 200, headers: { 'content-type': 'text/javascript' }, body: Buffer.from(SCRIPT) },
  '/reference-cart': { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from('{}') },
};
const known = new Map<string, Promise<Answer>>();

async function passOn(path: string): Promise<Answer> {
  const answer = await fetch(origin + path);
  const type = answer.headers.get('content-type') ?? 'application/octet-stream';
  const bytes = Buffer.from(await answer.arrayBuffer());
  const body = type.startsWith('text/html') ? Buffer.from(withPlainScript(bytes.toString())) : bytes;
  const headers = { 'content-type': type, 'cache-control': 'no-store' };
  const isText = /^text\/|json|javascript|svg/.test(type);
  return isText
    ? { status: answer.status, headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(body) }
    : { status: answer.status, headers, body };
}

function withPlainScript(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace('</head>', '<script type="module" src="/reference.js"></script></head>');
}

createServer((request, response) => {
  const path = request.url ?? '/';
  const answer = known.get(path) ?? Promise.resolve(OWN[path] ?? passOn(path));
  known.set(path, answer);
  void answer.then(({ status, headers, body }) => response.writeHead(status, headers).end(body));
}).listen(Number(port), '127.0.0.1');
