import { describe, expect, test } from 'vitest';
import { isBot } from './bots.ts';

describe('isBot', () => {
  test.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'facebookexternalhit/1.1',
    'DuckDuckBot/1.1',
    'Mozilla/5.0 (compatible; AhrefsBot/7.0)',
  ])('matches %s', (agent) => expect(isBot(agent)).toBe(true));

  test.each([
    undefined,
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/153.0.0.0 Safari/537.36',
    'curl/7.88.1',
    'node',
  ])('does not match %s', (agent) => expect(isBot(agent)).toBe(false));
});
