import { describe, expect, test, vi } from 'vitest';
import { SettingReader } from '../../../src/lib/setting-reader.ts';
import { createLibreTranslate } from './libre-translate.ts';
import { provider } from './provider.ts';

const send = vi.fn<typeof fetch>();
const service = createLibreTranslate({ baseUrl: 'https://translate.example.com', key: 'k', fetch: send });
const german = { from: 'en', to: 'de' };
const answer = (body: object, status = 200) => send.mockResolvedValueOnce(Response.json(body, { status }));

describe('LibreTranslate', () => {
  test('is sent the texts as plain text, with languages and key', async () => {
    answer({ translatedText: ['Gut', 'Trocken.'] });
    expect(await service.translate(['Fine', 'Dry.'], german)).toEqual(['Gut', 'Trocken.']);
    const [address, init] = send.mock.lastCall ?? [];
    expect(address).toBe('https://translate.example.com/translate');
    expect(init).toMatchObject({ method: 'POST', redirect: 'error' });
    expect(JSON.parse(`${init?.body}`)).toEqual({
      q: ['Fine', 'Dry.'],
      source: 'en',
      target: 'de',
      format: 'text',
      api_key: 'k',
    });
  });

  test('translates nothing between languages that it does not know', async () => {
    answer({ error: 'xx is not supported' }, 400);
    expect(await service.translate(['Fine'], { from: 'xx', to: 'de' })).toBeUndefined();
  });

  test.each([
    [{ translatedText: ['one'] }, 200, '1 texts for 2'],
    [{ translatedText: 'one two' }, 200, 'translatedText'],
    [{ error: 'slow down' }, 429, 'answered 429'],
    [{ error: 'key' }, 403, 'answered 403'],
  ])('is an error where it answers %j with %i: %s', async (body, status, message) => {
    answer(body, status);
    await expect(service.translate(['Fine', 'Dry.'], german)).rejects.toThrow(message);
  });

  test('needs an address', () => {
    const issuesWith = (env: Record<string, string>) => {
      const reader = new SettingReader(env);
      provider.adapters['libretranslate']?.(reader);
      return reader.issues;
    };
    expect(issuesWith({ TRANSLATION_URL: 'https://translate.example.com', TRANSLATION_KEY: 'k' })).toEqual([]);
    expect(issuesWith({})).toEqual([expect.stringContaining('TRANSLATION_URL: missing')]);
    expect(issuesWith({ TRANSLATION_URL: 'ftp://x' })).toEqual([expect.stringContaining('TRANSLATION_URL: "ftp://x"')]);
  });
});
