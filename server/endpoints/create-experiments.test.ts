import { afterEach, describe, expect, test, vi } from 'vitest';
import { selectProviders } from '../../backend/select-providers.ts';
import { SettingReader } from '../../src/lib/setting-reader.ts';
import { createExperiments, type Experiments } from './create-experiments.ts';
import { createSandboxCalls } from './sandbox-routes.ts';

const warn = vi.fn();

let experiments: Experiments;
const create = (env: Record<string, string>) => {
  const providers = selectProviders(new SettingReader(env), { isProduction: false });
  experiments = createExperiments(providers, { info() {}, warn, error() {} });
  return experiments;
};

afterEach(async () => {
  await experiments.client?.close();
  vi.useRealTimers();
  warn.mockClear();
});

describe('the experiments of the process', () => {
  test('are those of the demo by default, served below /sandbox', async () => {
    const { client, sandbox } = create({});
    await client?.whenReady();
    await expect.poll(() => client?.state).toBe('Running');
    const calls = createSandboxCalls(async () => new Response('another sandbox'), sandbox);
    const datafile = await (await calls.request('/sandbox/experiments/datafile.json')).json();
    expect(datafile).toMatchObject({ version: '4' });
    expect(await (await calls.request('/sandbox/experimentsx')).text()).toBe('another sandbox');
  });

  test('are none where they are off', async () => {
    const { client, sandbox } = create({ EXPERIMENTS_PROVIDER: 'none' });
    expect([client, sandbox]).toEqual([undefined, undefined]);
    expect((await createSandboxCalls(undefined, sandbox).request('/sandbox/experiments')).status).toBe(404);
  });

  test('that are not known after 30 s are logged, and end without an error', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { client } = create({
      EXPERIMENTS_PROVIDER: 'optimizely',
      // Nobody listens on this port.
      OPTIMIZELY_DATAFILE_URL: 'http://127.0.0.1:1/datafile.json',
    });
    expect(client?.state).toBe('Starting');
    await vi.advanceTimersByTimeAsync(30_000);
    const late = { message: 'onReady timeout expired after 30000 ms' };
    expect(warn).toHaveBeenCalledWith(
      { err: expect.objectContaining(late), state: 'Starting' },
      'experiments: pages show the baseline',
    );
  });
});
