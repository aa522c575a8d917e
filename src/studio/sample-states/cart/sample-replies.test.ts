import { describe, expect, test } from 'vitest';
import { operation } from '../../../api/core/operation.ts';
import { pendingReply, errorReply, reply, writeSampleState } from './sample-replies.ts';

const open = { access: 'anyone', errors: [] } as const;
const read = operation<object, { n: number }>({ name: 'read', method: 'GET', path: '/a/{id}', ...open });
const write = operation<object, { n: number }>({ name: 'write', method: 'PUT', path: '/a', ...open });
const head = { name: 'filled', visitor: 'guest', cart: null } as const;

describe('a serialised fixture', () => {
  test('contains every body once, and replies per operation in declaration order', () => {
    const one = { n: 1 };
    const two = { n: 2 };
    const fixture = writeSampleState(head, {
      replies: [reply(read, one), reply(write, one, { when: { code: 'x' } }), reply(write, two)],
    });
    expect(fixture.bodies).toEqual([one, two]);
    expect(fixture.answers).toEqual({
      'GET /a/{id}': [{ body: 0 }],
      'PUT /a': [{ body: 0, when: { code: 'x' } }, { body: 1 }],
    });
  });

  test('switches scenes, and responds with the errors of the service', () => {
    const fixture = writeSampleState(head, {
      scene: 'open',
      scenes: {
        open: [reply(write, { n: 1 }, { scene: 'done' })],
        done: [errorReply(write, { status: 422, errorId: 'NO' })],
      },
      replies: [],
    });
    expect(fixture.scene).toBe('open');
    expect(fixture.scenes).toEqual({
      open: { 'PUT /a': [{ body: 0, scene: 'done' }] },
      done: { 'PUT /a': [{ body: 1, status: 422 }] },
    });
    expect(fixture.bodies[1]).toMatchObject({ errorDetails: [{ errorId: 'NO' }] });
  });

  test('leaves a request pending where the page is to wait', () => {
    expect(writeSampleState(head, { replies: [pendingReply(read)] }).answers).toEqual({ 'GET /a/{id}': [{}] });
  });

  test('contains the storage values as text', () => {
    expect(writeSampleState(head, { replies: [], storage: { 'aisle.x': { a: 1 } } }).storage).toEqual({
      'aisle.x': '{"a":1}',
    });
  });
});
