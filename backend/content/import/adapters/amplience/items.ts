import { isRecord } from '../../../../../domain/record.ts';
import { listOf, recordOf, textOf, type Findings } from '../adapted.ts';

/** A content item as the export of Amplience Dynamic Content writes it: `{ id, label, body: { _meta, ... } }`. */
export interface ContentItem {
  readonly id: string;
  readonly name: string;
  /** Last part of the address of its content type: `simple-banner`. */
  readonly type: string;
  readonly deliveryKey: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

export function readItem(value: unknown): ContentItem | undefined {
  const { id, label, body } = recordOf(value);
  const { schema, name, deliveryKey } = recordOf(recordOf(body)['_meta']);
  const type = textOf(schema)?.split('/').at(-1);
  if (typeof id !== 'string' || type === undefined || !isRecord(body)) return undefined;
  return { id, name: textOf(label) ?? textOf(name) ?? id, type, deliveryKey: textOf(deliveryKey), body };
}

export interface FieldContext {
  readonly locale: string;
  /** Values of the `{{name}}` placeholders in an export's texts. */
  readonly define: Readonly<Record<string, string>>;
}

/** A text field: plain, or a `localized-value` resolved to the nearest locale. */
export function localized(value: unknown, { locale }: FieldContext): string | undefined {
  if (!isRecord(value)) return textOf(value);
  const values = listOf(value['values']).map(recordOf);
  const wanted = locale.toLowerCase();
  const localeOf = (entry: Readonly<Record<string, unknown>>) => textOf(entry['locale'])?.toLowerCase() ?? '';
  const nearest =
    values.find((entry) => localeOf(entry) === wanted) ??
    values.find((entry) => localeOf(entry).slice(0, 2) === wanted.slice(0, 2)) ??
    values[0];
  return textOf(nearest?.['value']);
}

/** Replaces placeholders; `undefined` where one has no value. */
function fillIn(text: string, { define }: FieldContext): string | undefined {
  const filled = text.replace(/\{\{\s*([\w.]+)\s*\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(define, name) ? (define[name] ?? placeholder) : placeholder,
  );
  return filled.includes('{{') ? undefined : filled;
}

interface MediaLink {
  readonly src: string;
  readonly focalPoint?: { readonly x: number; readonly y: number };
}

/** Address of an `image-link` or `video-link` on Amplience's media service. */
function mediaAddress(link: Readonly<Record<string, unknown>>, context: FieldContext, kind: 'i' | 'v') {
  const host = textOf(link['defaultHost']);
  const endpoint = textOf(link['endpoint']);
  const name = textOf(link['name']);
  const folder = endpoint === undefined ? undefined : fillIn(endpoint, context);
  if (host === undefined || folder === undefined || name === undefined) return undefined;
  return `https://${host}/${kind}/${encodeURIComponent(folder)}/${encodeURIComponent(name)}`;
}

/** An image with alternative text, from a `di-image`, a `transformedImage` or an `image-link`. */
export function imageOf(value: unknown, context: FieldContext, findings: Findings) {
  const holder = recordOf(value);
  const transformed = recordOf(recordOf(holder['img'])['image']);
  const own = recordOf(holder['image']);
  const link = [recordOf(transformed['image']), own, holder].find((candidate) => 'defaultHost' in candidate);
  if (link === undefined) return undefined;
  const src = mediaAddress(link, context, 'i');
  if (src === undefined) findings.leave(`picture "${textOf(link['name']) ?? ''}"`, 'its address is a placeholder');
  const alt = localized(holder['imageAltText'], context) ?? '';
  return { src: src ?? '', alt, ...focalPointOf(transformed['poi'] ?? holder['poi']) };
}

/** A point of interest is measured from the top left, 0 to 1; -1 means that none was set. */
function focalPointOf(value: unknown): Pick<MediaLink, 'focalPoint'> {
  const { x, y } = recordOf(value);
  const isSet = typeof x === 'number' && typeof y === 'number' && x >= 0 && x <= 1 && y >= 0 && y <= 1;
  return isSet ? { focalPoint: { x, y } } : {};
}

export function filmAddress(value: unknown, context: FieldContext): string | undefined {
  return mediaAddress(recordOf(value), context, 'v');
}
