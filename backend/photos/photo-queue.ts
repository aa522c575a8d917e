import { sql, type Kysely, type Selectable } from 'kysely';
import type { ModeratedPhoto, PhotoModeration, PhotoQueue } from '../../src/cms/preview/photo-moderation.ts';
import type { Tables } from '../db/tables.ts';
import { findBrokenRules } from '../reviews/moderation-rules.ts';
import type { LoadReviewWords } from '../reviews/publication.ts';

interface QueueDeps {
  readonly read: Kysely<Tables>;
  readonly loadWords: LoadReviewWords;
}
type Query = Parameters<PhotoModeration['list']>[0];
type Entry = Pick<ModeratedPhoto, 'id' | 'kind'>;

const PAGE = 20;

/** Photos that wait, that visitors reported, or that were decided on. */
export async function loadPhotoQueue(deps: QueueDeps, { view, page }: Query): Promise<PhotoQueue> {
  const { total, entries } = await loadEntries(deps.read, { view, page });
  const photos = await Promise.all(
    entries.map(({ kind, id }) => (kind === 'sent' ? describeSent(deps, id) : describeReported(deps, id))),
  );
  const pages = Math.max(1, Math.ceil(total / PAGE));
  return { view, page, pages, total, photos: photos.filter((photo) => photo !== undefined) };
}

/** Which rows of each table a view lists. */
const CONDITIONS = {
  pending: { sent: sql<boolean>`status = 'pending'`, reported: sql<boolean>`1 = 0` },
  flagged: {
    sent: sql<boolean>`1 = 0`,
    reported: sql<boolean>`media_id in (select media_id from photo_report)`,
  },
  // A photo without an address was sent by a visitor, and is listed as such.
  decided: {
    sent: sql<boolean>`moderated_at is not null`,
    reported: sql<boolean>`moderated_at is not null and src != ''`,
  },
} as const;

async function loadEntries(read: Kysely<Tables>, { view, page }: Query): Promise<{ total: number; entries: Entry[] }> {
  const conditions = CONDITIONS[view];
  const all = read
    .selectFrom('sent_photo')
    .select(['id', sql<string>`'sent'`.as('kind'), 'created_at', 'moderated_at'])
    .where(conditions.sent)
    .unionAll(
      read
        .selectFrom('reported_photo')
        .select(['media_id as id', sql<string>`'reported'`.as('kind'), 'created_at', 'moderated_at'])
        .where(conditions.reported),
    );
  const isDecided = view === 'decided';
  const [{ total }, rows] = await Promise.all([
    read
      .selectFrom(all.as('entry'))
      .select(({ fn }) => fn.countAll<number | string>().as('total'))
      .executeTakeFirstOrThrow(),
    read
      .selectFrom(all.as('entry'))
      .select(['id', 'kind'])
      .orderBy(isDecided ? 'moderated_at' : 'created_at', isDecided ? 'desc' : 'asc')
      .orderBy('id')
      .limit(PAGE)
      .offset((page - 1) * PAGE)
      .execute(),
  ]);
  const entries = rows.map(({ id, kind }) => ({
    id,
    kind: kind === 'sent' ? ('sent' as const) : ('reported' as const),
  }));
  return { total: Number(total), entries };
}

async function describeSent({ read, loadWords }: QueueDeps, id: string): Promise<ModeratedPhoto | undefined> {
  const row = await read
    .selectFrom('sent_photo')
    .innerJoin('photo_user', 'photo_user.id', 'sent_photo.user_id')
    .selectAll('sent_photo')
    .select('photo_user.name')
    .where('sent_photo.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const words = await loadWords({ siteId: row.site_id, locale: row.locale });
  return {
    id,
    kind: 'sent',
    author: row.name,
    caption: row.caption,
    language: row.locale,
    image: { src: `/cms/api/sent-photos/${id}`, width: row.width, height: row.height },
    products: await loadProductNames(read, row.streams),
    status: row.status,
    isUnsent: row.status === 'published' && row.service_id === null,
    createdAt: row.created_at,
    ...decisionOf(row),
    reports: [],
    brokenRules: findBrokenRules([row.name, row.caption], words),
  };
}

async function describeReported({ read }: QueueDeps, id: string): Promise<ModeratedPhoto | undefined> {
  const [row, reports] = await Promise.all([
    read.selectFrom('reported_photo').selectAll().where('media_id', '=', id).executeTakeFirst(),
    read.selectFrom('photo_report').select('reason').where('media_id', '=', id).orderBy('created_at').execute(),
  ]);
  if (!row) return undefined;
  return {
    id,
    kind: 'reported',
    author: row.author,
    caption: row.caption,
    language: row.language ?? undefined,
    image: { src: row.src, width: undefined, height: undefined },
    products: await loadProductNames(read, row.streams),
    status: row.is_hidden === 1 ? 'hidden' : 'published',
    isUnsent: false,
    createdAt: row.created_at,
    ...decisionOf(row),
    reports: reports.map(({ reason }) => reason),
    brokenRules: findBrokenRules([row.author, row.caption], []),
  };
}

type Decided = Pick<Selectable<Tables['sent_photo']>, 'moderated_at' | 'moderated_by' | 'rejected_reason'>;

const decisionOf = ({ moderated_at, moderated_by, rejected_reason }: Decided) => ({
  moderatedAt: moderated_at ?? undefined,
  moderatedBy: moderated_by ?? undefined,
  rejectionReason: rejected_reason ?? undefined,
});

/** `streams` is a JSON list of product ids. */
async function loadProductNames(read: Kysely<Tables>, streams: string): Promise<ModeratedPhoto['products']> {
  const ids = JSON.parse(streams) as string[];
  const rows = await read
    .selectFrom('product')
    .select(['id', 'name', 'slug'])
    .where('id', 'in', [...ids, ''])
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => ({ id, name: known.get(id)?.name ?? id, slug: known.get(id)?.slug }));
}
