import type { DocumentResponse } from '../../api/orders/purchases.schema.ts';

/** A document as a file that the browser saves. */
export function toFile({ fileName, contentType, content }: DocumentResponse): Response {
  const headers = {
    'Content-Type': contentType,
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
  };
  return new Response(Buffer.from(content, 'base64'), { headers });
}
