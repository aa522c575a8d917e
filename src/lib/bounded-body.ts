/** Readers of bodies of limited size. All return `undefined` for a body above the limit, as soon as it is known. */

/** Bytes of a request. With an announced length, the server that parsed the request reads no more than that. */
export async function readRequestBytes(request: Request, maxBytes: number): Promise<Buffer<ArrayBuffer> | undefined> {
  const announced = announcedLength(request.headers);
  if (announced > maxBytes) return undefined;
  if (!(announced <= maxBytes)) return readBytes(request.body ?? [], maxBytes);
  const bytes = Buffer.from(await request.arrayBuffer());
  return bytes.length > maxBytes ? undefined : bytes;
}

/** Bytes of a response, decompressed. The rest of one that is too large is not received. */
export async function readResponseBytes(
  response: Response,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  if (announcedLength(response.headers) > maxBytes) {
    await response.body?.cancel().catch(() => undefined);
    return undefined;
  }
  return readBytes(response.body ?? [], maxBytes);
}

/** All chunks as one; ends the source where they are too large. */
export async function readBytes(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const read: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > maxBytes) return undefined;
    read.push(chunk);
  }
  return Buffer.concat(read, size);
}

/** NaN where no length is announced. */
function announcedLength(headers: Headers): number {
  return Number(headers.get('content-length') ?? Number.NaN);
}
