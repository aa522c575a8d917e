import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

export type Compression = 'br' | 'gzip';
export type Encoding = Compression | 'identity';

const gzipAsync = promisify(gzip);
const gunzipAsync = promisify(gunzip);
const brotliAsync = promisify(brotliCompress);
const unbrotliAsync = promisify(brotliDecompress);

const known = new Map<string, Encoding>();
const KNOWN_LIMIT = 200;

/**
 * The best encoding a client accepts, brotli first. Results are memoized because browsers send few different headers.
 */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  const found = known.get(acceptEncoding);
  if (found !== undefined) return found;
  const chosen = negotiate(acceptEncoding);
  if (known.size >= KNOWN_LIMIT) known.clear();
  known.set(acceptEncoding, chosen);
  return chosen;
}

function negotiate(acceptEncoding: string): Encoding {
  const weights = new Map(acceptEncoding.toLowerCase().split(',').map(readCoding));
  const weight = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  const [brotli, zipped] = [weight('br'), weight('gzip')];
  if (brotli > 0 && brotli >= zipped) return 'br';
  return zipped > 0 ? 'gzip' : 'identity';
}

function readCoding(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
  const quality = parameters.find((text) => text.startsWith('q='));
  return [name, quality === undefined ? 1 : Number(quality.slice(2)) || 0];
}

/** Whether compression is worthwhile: text larger than a packet, and not an event stream. */
export function isCompressible(contentType: string, size: number): boolean {
  return (
    size > 1000 &&
    /^(text\/(?!event-stream)|application\/(json|javascript|xml|manifest|ld)|image\/svg)|[+/](json|xml)\b/.test(
      contentType,
    )
  );
}

/** For bodies that are cached and sent many times. */
export async function compressForCache(body: Buffer, encoding: Compression): Promise<Buffer> {
  if (encoding === 'gzip') return exactCopy(await gzipAsync(body, { level: 7 }));
  const parameters = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return exactCopy(await brotliAsync(body, { params: parameters }));
}

/** zlib returns a view of a larger buffer, which would stay in memory with it. */
function exactCopy(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** The text that was compressed. */
export function decompress(copy: Buffer, encoding: Compression): Promise<Buffer> {
  return encoding === 'gzip' ? gunzipAsync(copy) : unbrotliAsync(copy);
}

/** For bodies that are sent once: low effort, most of the gain. */
export function compressForResponse(body: Buffer, encoding: Compression): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(body, { level: 3 });
  const parameters = { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return brotliAsync(body, { params: parameters });
}
