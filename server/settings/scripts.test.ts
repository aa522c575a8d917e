import { describe, expect, test } from 'vitest';
import { SettingReader } from '../../src/lib/setting-reader.ts';
import { readScriptSettings } from './scripts.ts';

function read(env: Record<string, string>) {
  const reader = new SettingReader(env);
  return { settings: readScriptSettings(reader), issues: reader.issues };
}

describe('the settings of scripts', () => {
  test('are off by default', () => {
    expect(read({})).toEqual({ settings: { scriptOffloading: false, proxyScripts: [] }, issues: [] });
  });

  test('are a mode, and addresses with a path', () => {
    const env = { SCRIPT_OFFLOADING: 'true', PROXY_SCRIPTS: 'https://a.example/x/, https://b.example:8443/y.js' };
    expect(read(env).settings).toEqual({
      scriptOffloading: true,
      proxyScripts: [
        { host: 'a.example', port: '', path: '/x/' },
        { host: 'b.example', port: '8443', path: '/y.js' },
      ],
    });
  });

  test.each(['a.example/x', 'http://a.example/x', 'https://a.example', 'https://a.example/', 'https://A.example/x'])(
    'stop the start for %s',
    (entry) => {
      expect(read({ PROXY_SCRIPTS: entry }).issues).toEqual([
        expect.stringMatching(/^PROXY_SCRIPTS: ".*" is not an https address with a path.*; for example PROXY_SCRIPTS=/),
      ]);
    },
  );

  test.each(['https://u@a.example/x', 'https://a.example/x?y', 'https://a.example/x#y', 'https://a.example/x/../y'])(
    'stop the start for %s, which is no plain address',
    (entry) => {
      expect(read({ PROXY_SCRIPTS: entry }).issues).toHaveLength(1);
    },
  );
});
