import { getMimeType } from 'hono/utils/mime';

export function contentTypeOf(fileName: string): string {
  if (/\.vtt$/i.test(fileName)) return 'text/vtt; charset=utf-8';
  return getMimeType(fileName) ?? 'application/octet-stream';
}
