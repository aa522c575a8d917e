import { describe, expect, test } from 'vitest';
import { SettingReader } from '../../../src/lib/setting-reader.ts';
import { provider } from './provider.ts';

const log = { info() {}, warn() {}, error() {} };
const KEY = { OPTIMIZELY_SDK_KEY: 'AbC_123-x' };
const URL_OF_DATAFILE = { OPTIMIZELY_DATAFILE_URL: 'https://cdn.example.com/all.json' };

function read(env: Record<string, string>) {
  const reader = new SettingReader(env);
  const create = provider.adapters['optimizely']?.(reader);
  return { create, names: reader.issues.map((issue) => issue.split(':')[0]) };
}

/** The address of the first request. */
async function firstRequest(env: Record<string, string>): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const send = async (url: string) => {
    resolve(url);
    return new Response(null, { status: 503 });
  };
  const client = read(env).create?.({ log, send });
  client?.start();
  const url = await promise;
  await client?.close();
  return url;
}

describe('the settings of experiments', () => {
  test.each([
    [KEY, []],
    [URL_OF_DATAFILE, []],
    [{}, ['OPTIMIZELY_SDK_KEY']],
    [{ ...KEY, ...URL_OF_DATAFILE }, ['OPTIMIZELY_DATAFILE_URL']],
    [{ OPTIMIZELY_SDK_KEY: 'a/../b' }, ['OPTIMIZELY_SDK_KEY']],
    [{ OPTIMIZELY_DATAFILE_URL: 'ftp://cdn.example.com' }, ['OPTIMIZELY_DATAFILE_URL']],
    [{ ...KEY, OPTIMIZELY_EVENTS_URL: 'events' }, ['OPTIMIZELY_EVENTS_URL']],
    [{ ...KEY, OPTIMIZELY_PREDICTIONS_URL: 'x:y' }, ['OPTIMIZELY_PREDICTIONS_URL']],
  ])('%j have issues with %j', (env, names) => {
    expect(read(env).names).toEqual(names);
  });

  test('name the datafile by its key or by its address', async () => {
    expect(await firstRequest(KEY)).toBe('https://cdn.optimizely.com/datafiles/AbC_123-x.json');
    expect(await firstRequest(URL_OF_DATAFILE)).toBe('https://cdn.example.com/all.json');
  });
});
