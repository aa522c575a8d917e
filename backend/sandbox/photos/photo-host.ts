import { Hono, type Context } from 'hono';
import { z } from 'zod';
import type { HostMedia } from './demo-media.ts';
import type { HostStore } from './host-store.ts';

/** The account of the shop at the host. */
const CUSTOMER = { id: '4080', name: 'Marrow Ridge' } as const;

const MAX_COUNT = 50;
const user = z.object({ screen_name: z.string().trim().min(1).max(60) });
const newMedia = z.object({
  stash_id: z.string(),
  caption: z.string().max(1000).default(''),
  language: z.string().max(10).default(''),
  streams: z.array(z.string().max(255)).max(20).default([]),
});

/** Stands for the external host with its ten calls (docs/contract.md#photos); every one needs the key. */
export function createPhotoHost(store: HostStore, key: string): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    if (context.req.header('authorization') !== `ApiKey token="${key}"`) return respond(context, 401, {});
    return next();
  });
  app.get('/', (context) => respond(context, 200, { ...CUSTOMER }));
  addReads(app, store);
  addChanges(app, store);
  app.notFound((context) => respond(context, 404, {}));
  return app;
}

function addReads(app: Hono, store: HostStore): void {
  const list = (context: Context, isWanted: (media: HostMedia) => boolean) =>
    respondWithMedia(context, store, isWanted);
  app.get('/categories/media/recent', (context) => {
    const category = context.req.query('category');
    return list(context, ({ categories }) => category === undefined || categories.includes(category));
  });
  app.get('/customers/:customerId/media/recent', (context) =>
    context.req.param('customerId') === CUSTOMER.id ? list(context, () => true) : respond(context, 404, {}),
  );
  app.get('/media/:mediaId/streams', async (context) => {
    const media = await findMedia(store, context.req.param('mediaId'));
    if (media === undefined) return respond(context, 404, {});
    return respond(context, 200, { _embedded: { streams: media.streams.map((id) => ({ id })) } });
  });
  app.get('/streams/media/recent', (context) => {
    const ids = (context.req.query('streams') ?? '').split(',').filter(Boolean);
    return list(context, ({ streams }) => ids.length === 0 || streams.some((id) => ids.includes(id)));
  });
  app.get('/streams/:streamId/media/recent', (context) => {
    const id = context.req.param('streamId');
    return list(context, ({ streams }) => streams.includes(id));
  });
}

function addChanges(app: Hono, store: HostStore): void {
  app.post('/media/:mediaId/reports', async (context) => {
    const media = await findMedia(store, context.req.param('mediaId'));
    return media === undefined ? respond(context, 404, {}) : respond(context, 201, { id: media.id });
  });
  app.post('/stashes', async (context) => {
    const file = (await context.req.parseBody())['file'];
    if (!(file instanceof File)) return respond(context, 400, {});
    return respond(context, 201, { id: await store.stash(Buffer.from(await file.arrayBuffer())) });
  });
  app.post('/users', async (context) => {
    const { data } = user.safeParse(await context.req.json().catch(() => undefined));
    if (data === undefined) return respond(context, 400, {});
    return respond(context, 201, { id: await store.addUser(data.screen_name) });
  });
  app.post('/users/:userId/media', async (context) => {
    const { data } = newMedia.safeParse(await context.req.json().catch(() => undefined));
    if (data === undefined) return respond(context, 400, {});
    const { stash_id: stashId, ...media } = data;
    const id = await store.addMedia(context.req.param('userId'), { stashId, ...media });
    return id === undefined ? respond(context, 404, {}) : respond(context, 201, { id });
  });
}

async function findMedia(store: HostStore, id: string): Promise<HostMedia | undefined> {
  return (await store.load()).find((media) => media.id === id);
}

async function respondWithMedia(
  context: Context,
  store: HostStore,
  isWanted: (media: HostMedia) => boolean,
): Promise<Response> {
  const asked = Number(context.req.query('count'));
  const count = Number.isInteger(asked) && asked > 0 ? Math.min(asked, MAX_COUNT) : 20;
  const media = (await store.load()).filter(isWanted).slice(0, count);
  return respond(context, 200, { _embedded: { media: media.map(toEntry) } });
}

const toEntry = ({ id, author, language, caption, src, width, height, streams, publishedAt }: HostMedia) => ({
  id,
  type: 'IMAGE',
  caption,
  language,
  date_published: publishedAt,
  original_image_width: width,
  original_image_height: height,
  images: { normal: src, original: src },
  _embedded: { uploader: { name: author }, streams: streams.map((stream) => ({ id: stream })) },
});

const respond = (context: Context, status: 200 | 201 | 400 | 401 | 404, data: object): Response =>
  context.json({ metadata: { code: status, version: 'v2.2' }, data }, status);
