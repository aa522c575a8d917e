import { z } from 'zod';
import { memberOf } from '../../../domain/record.ts';
import type { ServiceMedia } from './photos.ts';

const MAX_CAPTION = 2000;
const MAX_NAME = 100;
/** A host of its own, or the media of the shop. */
const SOURCE = /^(?:https:\/\/[^\s"'<>\\]+|\/media\/[\w./-]+)$/;
const LINK = /^https:\/\/[^\s"'<>\\]+$/;

const id = z.union([z.string().regex(/^[\w.~-]{1,100}$/), z.number().int().transform(String)]);
const source = z.string().max(2000).regex(SOURCE);
const side = z.coerce.number().int().positive().max(100_000).optional().catch(undefined);
const streamList = z.array(z.object({ id: z.string().min(1).max(255) })).catch([]);

/** A photo as the service sends it; members of no use here are ignored. */
const entry = z.object({
  id,
  caption: z.string().nullish(),
  language: z.string().nullish(),
  share_url: z.string().nullish(),
  date_published: z.string(),
  original_image_width: side,
  original_image_height: side,
  images: z.object({ normal: source.optional().catch(undefined), original: source.optional().catch(undefined) }),
  _embedded: z.object({
    uploader: z.object({ name: z.string().nullish(), username: z.string().nullish() }),
    streams: streamList.optional(),
  }),
});

/** The photos of a response, and how many of its entries are unusable. */
export function readMedia(data: unknown): { readonly media: readonly ServiceMedia[]; readonly dropped: number } {
  const list = memberOf(memberOf(data, '_embedded'), 'media');
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  const media = entries.flatMap((one) => toMedia(entry.safeParse(one).data) ?? []);
  return { media, dropped: entries.length - media.length };
}

export function readStreamIds(data: unknown): readonly string[] {
  return streamList.parse(memberOf(memberOf(data, '_embedded'), 'streams')).map((stream) => stream.id);
}

export const readId = (data: unknown): string => id.parse(memberOf(data, 'id'));

function toMedia(found: z.output<typeof entry> | undefined): ServiceMedia | undefined {
  const src = found?.images.normal ?? found?.images.original;
  const published = Date.parse(found?.date_published ?? '');
  if (found === undefined || src === undefined || Number.isNaN(published)) return undefined;
  const { uploader, streams = [] } = found._embedded;
  return {
    id: found.id,
    author: plain(uploader.name || uploader.username || '', MAX_NAME),
    caption: plain(found.caption ?? '', MAX_CAPTION),
    language: /^[a-z]{2}$/.exec(found.language ?? '')?.[0],
    image: { src, width: found.original_image_width, height: found.original_image_height },
    href: LINK.exec(found.share_url ?? '')?.[0],
    createdAt: new Date(published).toISOString(),
    streams: streams.map((stream) => stream.id),
  };
}

/** Without characters that are not displayed or turn the direction of the text around them. */
const plain = (text: string, length: number): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, length);
