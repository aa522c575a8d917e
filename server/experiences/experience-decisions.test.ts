import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ExperimentDecision } from '../../backend/providers/experiments/experiments.ts';
import { createExperienceDecisions, type ExperienceDecisions, type Participant } from './experience-decisions.ts';

const MINUTE = 60_000;
const attributes = { loggedIn: false, guest: true, role: 'guest', locale: 'en-us', siteId: 'us' } as const;
const visitor: Participant = { id: 'vuid_1', attributes, allowsTargeting: true };
const decisionOf = (variant: string): ExperimentDecision => ({ id: 'note', label: 'rule', variant });

let now = 0;
/** Of what services are asked for, in the order of the requests. */
let replies: PromiseWithResolvers<ExperimentDecision | undefined>[] = [];
let decisions: ExperienceDecisions;
const decide = vi.fn();

beforeEach(() => {
  now = 0;
  replies = [];
  decide.mockReset();
  const facts = { label: '', variants: [], isRunning: true, needsSegments: true };
  decisions = createExperienceDecisions({
    client: {
      experiments: () => [
        { ...facts, key: 'note', needsServices: true },
        { ...facts, key: 'hero', needsServices: false },
      ],
      decide,
      decideWithServices() {
        const reply = Promise.withResolvers<ExperimentDecision | undefined>();
        replies.push(reply);
        return reply.promise;
      },
    },
    log: { info() {}, warn() {}, error() {} },
    now: () => now,
  });
});

const shown = (key = 'note') => decisions.decide(key, visitor)?.variant;

async function settle(variant: string | undefined | Error): Promise<void> {
  const reply = replies.at(-1);
  if (variant instanceof Error) reply?.reject(variant);
  else reply?.resolve(variant === undefined ? undefined : decisionOf(variant));
  await reply?.promise.catch(() => undefined);
  await Promise.resolve();
}

describe('a decision of services', () => {
  test('is never made by the rules alone, which would report another one', () => {
    expect(shown()).toBeUndefined();
    expect(decide).not.toHaveBeenCalled();
    shown('hero');
    expect(decide).toHaveBeenCalledWith('hero', visitor);
  });

  test('that is the baseline is remembered like any other', async () => {
    shown();
    await settle(undefined);
    expect([shown(), replies.length]).toEqual([undefined, 1]);
    now += 5 * MINUTE;
    expect([shown(), replies.length]).toEqual([undefined, 2]);
  });

  test('is shown while it is asked for again, for half an hour', async () => {
    shown();
    await settle('kind');
    now += 5 * MINUTE;
    expect([shown(), shown(), replies.length]).toEqual(['kind', 'kind', 2]);
    now += 25 * MINUTE;
    expect([shown(), replies.length]).toEqual([undefined, 2]);
    await settle('short');
    expect(shown()).toBe('short');
  });

  test('stays, where it cannot be had again, and is asked for again after half a minute', async () => {
    shown();
    await settle('kind');
    now += 5 * MINUTE;
    shown();
    await settle(new Error('No segments.'));
    expect([shown(), replies.length]).toEqual(['kind', 2]);
    now += MINUTE / 2;
    expect([shown(), replies.length]).toEqual(['kind', 3]);
    now += 25 * MINUTE;
    expect(shown()).toBeUndefined();
  });
});

test('a hundred decisions are asked for at a time at most', async () => {
  for (let index = 0; index < 150; index += 1) decisions.decide('note', { ...visitor, id: `vuid_x${index}` });
  expect(replies).toHaveLength(100);
  await settle('kind');
  expect([shown(), replies.length]).toEqual([undefined, 101]);
});

test('an experiment that is not known yet is not remembered as the baseline', () => {
  expect(shown('other')).toBeUndefined();
  expect(decide).not.toHaveBeenCalled();
});
