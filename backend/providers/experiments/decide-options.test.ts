import { expect, test, vi } from 'vitest';
import { createTestClient, DATAFILE, EVENTS, projectOf, startVendor } from './vendor.test-support.ts';

const profiles = vi.hoisted(() => ({ lookup: vi.fn(), save: vi.fn() }));

// The vendor's real client, with a store of former decisions that it must not ask.
vi.mock('@optimizely/optimizely-sdk/universal', async (original) => {
  const sdk = await original<typeof import('@optimizely/optimizely-sdk/universal')>();
  return {
    ...sdk,
    createInstance: (config: Parameters<typeof sdk.createInstance>[0]) =>
      sdk.createInstance({ ...config, userProfileService: profiles }),
  };
});

test('a decision neither asks for nor stores a profile of former decisions', async () => {
  const vendor = await startVendor();
  vendor.answer(DATAFILE, { body: projectOf({}) });
  vendor.answer(EVENTS, { status: 204 });
  const client = createTestClient(vendor.origin, { info() {}, warn() {}, error() {} });
  client.start();
  await vi.waitUntil(() => client.state === 'Running');
  const visitor = { id: 'vuid_0a1b2c', attributes: { role: 'guest' }, allowsTargeting: true };
  expect(client.decide('hero', visitor)).toMatchObject({ id: 'hero' });
  expect(await client.decideWithServices('hero', visitor)).toMatchObject({ id: 'hero' });
  await client.close();
  await vendor.close();
  expect([profiles.lookup.mock.calls, profiles.save.mock.calls]).toEqual([[], []]);
});
