import { describe, expect, test } from 'vitest';
import { ShortMemory } from './memory-adapter.ts';

const codes = new ShortMemory('AuthorizationCode');
const sessions = new ShortMemory('Session');

describe('the memory of sign-ins in progress', () => {
  test('finds an entry by its kind and id', async () => {
    await codes.upsert('1', { accountId: 'a' }, 60);
    expect(await codes.find('1')).toMatchObject({ accountId: 'a' });
    expect([await sessions.find('1'), await codes.find('2')]).toEqual([undefined, undefined]);
    await codes.destroy('1');
    expect(await codes.find('1')).toBeUndefined();
  });

  test('finds a session by its uid', async () => {
    await sessions.upsert('3', { uid: 'u-3' }, 60);
    expect(await sessions.findByUid('u-3')).toMatchObject({ uid: 'u-3' });
    expect(await sessions.findByUid('none')).toBeUndefined();
  });

  test('marks a code as used, and forgets its grant when it is used again', async () => {
    await codes.upsert('4', { grantId: 'g' }, 60);
    await sessions.upsert('5', { grantId: 'g' }, 60);
    await codes.upsert('6', { grantId: 'other' }, 60);
    await codes.consume('4');
    await codes.consume('none');
    expect((await codes.find('4'))?.consumed).toBeGreaterThan(1_700_000_000);
    await codes.revokeByGrantId('g');
    expect([await codes.find('4'), await sessions.find('5')]).toEqual([undefined, undefined]);
    expect(await codes.find('6')).toBeDefined();
  });

  test('forgets an entry when it expires, and keeps one without an end', async () => {
    await codes.upsert('7', {}, 0.001);
    await codes.upsert('8', {}, 0);
    await expect.poll(() => codes.find('7')).toBeUndefined();
    expect(await codes.find('8')).toBeDefined();
  });
});
