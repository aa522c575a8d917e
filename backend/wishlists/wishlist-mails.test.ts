import { describe, expect, test } from 'vitest';
import { readShareMessage } from './wishlist-mails.ts';

describe('the message of shared favorites', () => {
  test.each([
    'Look what I found!',
    'Schau mal. Größe 9.5 passt dir, oder?',
    'They cost $129.95 (10.5 US). What do you say?... ok',
    'e.g. the red ones, no. 7',
    '',
  ])('may be: %s', (text) => expect(readShareMessage(text)).toBe(text));

  test.each([
    'https://evil.example/win',
    'HTTP://evil.example',
    'go to evil.example now',
    'www.evil',
    'evil.co',
    'evil。com',
    'evil．com',
    'e\u200Bvil\u200B.\u2060com',
    'ｅｖｉｌ.ｃｏｍ',
    'пример.рф',
    'write to me@evil.example',
    'ftp://host',
    'mailto:me',
    'javascript:alert(1)',
    'xn--80ak6aa92e.com',
  ])('may not hold %s', (text) => expect(() => readShareMessage(text)).toThrow('no links'));
});
