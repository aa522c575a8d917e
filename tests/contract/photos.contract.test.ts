import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as schema from '../../src/api/catalog/photos.schema.ts';
import { jpegPhoto } from '../../backend/reviews/photos.test-support.ts';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { errorOf, Visitor } from './support/visitor.test-support.ts';

const RECENT = 'media/recent';

describe.each(TARGETS)('the photo calls of $name', ({ open }) => {
  let target: Target;
  let visitor: Visitor;
  beforeAll(async () => {
    target = await open();
    visitor = await Visitor.start(target);
  });
  afterAll(() => target.close());

  const read = async (path: string) => (await visitor.call('GET', `/photos${path}`)).body;
  const list = async (path: string) => schema.mediaList.parse(await read(path));
  const send = (path: string, body: object, who = visitor) => who.call('POST', `/photos${path}`, body);
  const stash = async (bytes: Buffer, who = visitor) => send('/stashes', { image: bytes.toString('base64') }, who);
  const addUser = async (name: string, who = visitor) =>
    schema.photoUser.parse((await send('/users', { name }, who)).body).userId;

  test('name the account whose photos are listed', async () => {
    const service = schema.photoService.parse(await read(''));
    expect(service).toMatchObject({ isAvailable: true, setsCookies: false });
    expect(await read('/')).toEqual(service);
    const all = await list(`/customers/${service.customerId}/${RECENT}?count=50`);
    expect(all.total).toBeGreaterThan(15);
    const dates = all.media.map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const other = await visitor.call('GET', `/photos/customers/nobody/${RECENT}`);
    expect(errorOf(other)).toMatchObject({ status: 404, errorId: 'API404' });
  });

  test('list photos of a category, of a product and of several', async () => {
    const gear = await list(`/categories/${RECENT}?category=gear`);
    const all = await list(`/categories/${RECENT}`);
    expect(gear.total).toBeGreaterThan(0);
    expect(gear.total).toBeLessThan(all.total);
    const boots = await list(`/streams/saddleback-mid/${RECENT}`);
    expect(boots.media.every(({ streams }) => streams.includes('saddleback-mid'))).toBe(true);
    expect(boots.total).toBeGreaterThan(3);
    const both = await list(`/streams/${RECENT}?streams=saddleback-mid,ford-sandal`);
    expect(both.total).toBe(boots.total + (await list(`/streams/ford-sandal/${RECENT}`)).total);
    expect((await list(`/streams/${RECENT}`)).total).toBe(all.total);
    const page = await list(`/streams/saddleback-mid/${RECENT}?start=1&count=2`);
    expect(page).toMatchObject({ total: boots.total, start: 1, count: 2, media: boots.media.slice(1, 3) });
    const unknown = await visitor.call('GET', `/photos/streams/NONE/${RECENT}`);
    expect(errorOf(unknown)).toMatchObject({ status: 404, errorId: 'ITEM_NOT_AVAILABLE', code: 'ORD404' });
    const wrong = await visitor.call('GET', `/photos/streams/${RECENT}?count=1000`);
    expect(errorOf(wrong)).toMatchObject({ status: 400, errorId: 'VALIDATION', details: { path: 'count' } });
  });

  test('tell which products a photo shows, as they are sold', async () => {
    const { media } = await list(`/streams/saddleback-mid/${RECENT}`);
    const [photo] = media;
    const { streams } = schema.mediaStreams.parse(await read(`/media/${photo?.id}/streams`));
    expect(streams.map(({ id }) => id)).toEqual(photo?.streams);
    expect(streams[0]?.product).toMatchObject({ id: photo?.streams[0] });
    const unknown = await visitor.call('GET', '/photos/media/none/streams');
    expect(errorOf(unknown)).toMatchObject({ status: 404, errorId: 'API404' });
  });

  test('take a report of a photo that exists, once for each visitor', async () => {
    const [photo] = (await list(`/streams/${RECENT}`)).media;
    for (const reason of ['It is not theirs.', '']) {
      const report = await send(`/media/${photo?.id}/reports`, { reason });
      expect(report).toMatchObject({ status: 201, body: { mediaId: photo?.id, reported: true } });
    }
    expect(errorOf(await send('/media/none/reports', {}))).toMatchObject({ status: 404, errorId: 'API404' });
    const long = await send(`/media/${photo?.id}/reports`, { reason: 'x'.repeat(501) });
    expect(errorOf(long)).toMatchObject({ status: 400, details: { path: 'reason' } });
    expect((await send(`/media/${photo?.id}/reports`, {}, new Visitor(target))).status).toBe(401);
  });

  test('store a photo that nobody sees until it is approved', async () => {
    const before = await list(`/streams/saddleback-mid/${RECENT}`);
    const file = schema.stash.parse((await stash(await jpegPhoto({ width: 400, height: 300 }))).body);
    expect(file).toMatchObject({ width: 400, height: 300 });
    const userId = await addUser('  Ada ');
    expect(await addUser('Ada')).toBe(userId);
    const sent = await send(`/users/${userId}/media`, {
      stashId: file.id,
      caption: 'Dry <b>feet</b>.',
      streams: ['saddleback-mid'],
    });
    expect(sent).toMatchObject({ status: 201, body: { mediaId: file.id, status: 'pending' } });
    expect(await list(`/streams/saddleback-mid/${RECENT}`)).toEqual(before);
    const again = await send(`/users/${userId}/media`, { stashId: file.id });
    expect(errorOf(again)).toMatchObject({ status: 404, errorId: 'API404' });
  });

  test('take no file, user or product that is not there, or another visitor’s', async () => {
    const other = await Visitor.start(target);
    const file = schema.stash.parse((await stash(await jpegPhoto())).body);
    const userId = await addUser('Bea');
    const theirs = await addUser('Bea', other);
    expect(theirs).not.toBe(userId);
    const attempts = [
      send(`/users/${userId}/media`, { stashId: file.id }, other),
      send(`/users/${theirs}/media`, { stashId: file.id }, other),
      send(`/users/${theirs}/media`, { stashId: file.id }),
      send('/users/none/media', { stashId: file.id }),
      send(`/users/${userId}/media`, { stashId: 'none' }),
    ];
    for (const attempt of attempts) expect(errorOf(await attempt)).toMatchObject({ status: 404, errorId: 'API404' });
    const unknown = await send(`/users/${userId}/media`, { stashId: file.id, streams: ['NONE'] });
    expect(errorOf(unknown)).toMatchObject({ status: 404, errorId: 'ITEM_NOT_AVAILABLE' });
    const long = await send(`/users/${userId}/media`, { stashId: file.id, caption: 'x'.repeat(301) });
    expect(errorOf(long)).toMatchObject({ status: 400, errorId: 'VALIDATION', details: { path: 'caption' } });
    expect(errorOf(await send('/users', { name: ' ' }))).toMatchObject({ status: 400, details: { path: 'name' } });
  });

  test('store no other file than a photo', async () => {
    const reasonOf = async (bytes: Buffer) => errorOf(await stash(bytes)).details;
    expect(await reasonOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({ reason: 'type' });
    expect(await reasonOf(Buffer.from('GIF89a'))).toMatchObject({ reason: 'type' });
    const jpeg = await jpegPhoto();
    expect(await reasonOf(jpeg.subarray(0, 2000))).toMatchObject({ path: 'image', reason: 'damaged' });
    expect(await reasonOf(await jpegPhoto({ width: 90, height: 90 }))).toMatchObject({ reason: 'small' });
    expect(errorOf(await stash(Buffer.alloc(12 * 1024 * 1024)))).toMatchObject({ status: 413, errorId: 'API413' });
    expect((await stash(jpeg, new Visitor(target))).status).toBe(401);
  });
});
