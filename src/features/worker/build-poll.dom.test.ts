// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { POLL_MS, pollBuild } from './build-poll.ts';

let build: string | undefined = 'one';
let isVisible = true;
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  [build, isVisible, asked.length] = ['one', true, 0];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return build === undefined ? new Response('', { status: 503 }) : Response.json({ build });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const next = () => vi.advanceTimersByTimeAsync(POLL_MS);

test('a build that is another one than before is a change, once', async () => {
  const onChange = vi.fn(async () => undefined);
  const stop = pollBuild(onChange);
  expect(asked).toEqual([]);
  await next();
  await next();
  expect(onChange).toHaveBeenCalledTimes(1);
  build = 'two';
  await next();
  await next();
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  await next();
  expect(asked).toEqual(Array.from({ length: 4 }, () => '/latest-build.json'));
});

test('a hidden tab asks nothing, and a failed poll changes nothing', async () => {
  const onChange = vi.fn(async () => undefined);
  const stop = pollBuild(onChange);
  isVisible = false;
  await next();
  expect(asked).toEqual([]);
  [isVisible, build] = [true, undefined];
  await next();
  expect([asked.length, onChange.mock.calls.length]).toEqual([1, 0]);
  stop();
});
