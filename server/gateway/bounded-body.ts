/** Thrown for a response body above the size limit. */
export class ResponseTooLarge extends Error {}

/**
 * The response with its body buffered. Rejects with `ResponseTooLarge` as soon as more than `maxBytes` are announced or
 * received, decompressed; the rest is not received.
 */
export async function readBoundedResponse(response: Response, maxBytes: number): Promise<Response> {
  if (response.body === null) return response;
  const announced = Number(response.headers.get('content-length') ?? 0);
  if (announced > maxBytes) {
    await response.body.cancel().catch(() => undefined);
    throw new ResponseTooLarge(`it announces ${announced} bytes, more than ${maxBytes}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > maxBytes) throw new ResponseTooLarge(`it is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  const { status, statusText, headers } = response;
  return new Response(Buffer.concat(chunks, size), { status, statusText, headers });
}
