import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Selectable } from 'kysely';
import sharp from 'sharp';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { DEMO_MEDIA, type HostMedia } from './demo-media.ts';

export interface HostDeps extends Pick<Database, 'read' | 'write'> {
  readonly dataDir: string;
}

interface NewHostMedia {
  readonly stashId: string;
  readonly caption: string;
  readonly language: string;
  readonly streams: readonly string[];
}

/** What the host stores: users and photos in the database, files where the shop serves media, as a CDN would. */
export interface HostStore {
  /** All photos, the newest first. */
  load(): Promise<readonly HostMedia[]>;
  addUser(name: string): Promise<string>;
  stash(bytes: Buffer): Promise<string>;
  /** `undefined` for an unknown user or stash. */
  addMedia(userId: string, media: NewHostMedia): Promise<string | undefined>;
}

type Row = Selectable<Tables['sandbox_photo']>;

export function createHostStore({ read, write, dataDir }: HostDeps): HostStore {
  const folder = join(dataDir, 'media', 'photos');
  return {
    async load() {
      const rows = await read
        .selectFrom('sandbox_photo')
        .innerJoin('sandbox_photo_user', 'sandbox_photo_user.id', 'sandbox_photo.user_id')
        .selectAll('sandbox_photo')
        .select('sandbox_photo_user.name')
        .orderBy('published_at', 'desc')
        .execute();
      return [...rows.map(toMedia), ...DEMO_MEDIA];
    },
    async addUser(name) {
      const id = randomUUID();
      await write.insertInto('sandbox_photo_user').values({ id, name }).execute();
      return id;
    },
    async stash(bytes) {
      const { width, height } = await sharp(bytes).metadata();
      const id = randomUUID();
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${id}.webp`), bytes);
      const blank = { user_id: null, caption: '', language: '', streams: '[]', published_at: null };
      await write
        .insertInto('sandbox_photo')
        .values({ id, width, height, ...blank })
        .execute();
      return id;
    },
    addMedia: (userId, media) => addMedia({ read, write }, userId, media),
  };
}

async function addMedia(
  { read, write }: Omit<HostDeps, 'dataDir'>,
  userId: string,
  { stashId, caption, language, streams }: NewHostMedia,
): Promise<string | undefined> {
  const user = await read.selectFrom('sandbox_photo_user').select('id').where('id', '=', userId).executeTakeFirst();
  if (!user) return undefined;
  const changed = await write
    .updateTable('sandbox_photo')
    .set({ user_id: userId, caption, language, streams: JSON.stringify(streams), published_at: Date.now() })
    .where('id', '=', stashId)
    .where('user_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed?.id;
}

function toMedia({ name, ...row }: Row & { readonly name: string }): HostMedia {
  return {
    id: row.id,
    author: name,
    language: row.language,
    caption: row.caption,
    src: `/media/photos/${row.id}.webp`,
    width: row.width,
    height: row.height,
    streams: JSON.parse(row.streams) as string[], // as `addMedia` wrote it
    categories: [],
    publishedAt: new Date(row.published_at ?? 0).toISOString(),
  };
}
