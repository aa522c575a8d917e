import { Readable } from 'node:stream';
import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { readFileForm } from './file-form.ts';

const MIB = 1024 * 1024;

function formOf(photos: readonly number[]): Request {
  const form = new FormData();
  form.set('title', 'Dry ✓');
  for (const size of photos)
    form.append('photos', new File([Buffer.alloc(size, 7)], 'boot.jpg', { type: 'image/jpeg' }));
  return new Request('http://shop.example/', { method: 'POST', body: form });
}

async function read(form: Request, chunkBytes = 64 * 1024) {
  const type = form.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await form.arrayBuffer());
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunkBytes) }, (_, index) =>
    bytes.subarray(index * chunkBytes, (index + 1) * chunkBytes),
  );
  const body = await readFileForm(Readable.from(chunks) as IncomingMessage, type);
  if (typeof body === 'number') return body;
  return new Request('http://shop.example/', { method: 'POST', headers: { 'content-type': type }, body }).formData();
}

describe('a form with photos', () => {
  test('is read whole below the limit', async () => {
    const data = await read(formOf([2 * MIB, 8 * MIB]));
    if (typeof data === 'number') throw new Error(`${data}`);
    expect([data.get('title'), data.get('cut'), data.getAll('photos').map((file) => (file as File).size)]).toEqual([
      'Dry ✓',
      null,
      [2 * MIB, 8 * MIB],
    ]);
  });

  test('has the fields before what is too large, and says so', async () => {
    const data = await read(formOf([6 * MIB, 40 * MIB]));
    if (typeof data === 'number') throw new Error(`${data}`);
    expect([data.get('title'), data.get('cut'), data.getAll('photos').length]).toEqual(['Dry ✓', '1', 1]);
  });

  test('is rejected where it never ends, or is none', async () => {
    const endless = Readable.from(
      (function* () {
        for (let sent = 0; sent < 400; sent += 1) yield Buffer.alloc(MIB);
      })(),
    );
    expect(await readFileForm(endless as IncomingMessage, 'multipart/form-data; boundary=x')).toBe(413);
    const noBoundary = Readable.from([Buffer.alloc(40 * MIB)]) as IncomingMessage;
    expect(await readFileForm(noBoundary, 'multipart/form-data')).toBe(413);
  });

  test('waits for nobody where many are sent at once', async () => {
    const type = 'multipart/form-data; boundary=x';
    const open = Array.from({ length: 6 }, () => new Readable({ read() {} }));
    const reading = open.map((stream) => readFileForm(stream as IncomingMessage, type));
    expect(await readFileForm(Readable.from([]) as IncomingMessage, type)).toBe(503);
    for (const stream of open) stream.push(null);
    await Promise.all(reading);
    expect(await readFileForm(Readable.from([]) as IncomingMessage, type)).toBeInstanceOf(Buffer);
  });
});
