import { describe, expect, test } from 'vitest';
import type { Editor } from '../../src/cms/preview/editor.ts';
import { createPreviewLinks } from './preview-links.ts';
import { createSealedCookie } from '../gateway/sealed-cookie.ts';

const HOUR = 60 * 60 * 1000;
const secret = 's'.repeat(48);
const by: Editor = { name: 'Ada', email: 'ada@example.com', role: 'editor', signedInBy: 'account' };
const link = { siteId: 'de', locale: 'de-de', path: '/c/boots', query: 'previewDate=2026-12-24', by };
const linksOf = ({ isStill = true, key = secret, isSecure = false } = {}) =>
  createPreviewLinks({ secret: key, isSecure, rights: { isStill: async () => isStill } });

describe('a share link', () => {
  test('carries its content until it expires', async () => {
    const links = linksOf();
    const expiresAt = Math.floor(Date.now() / 1000) * 1000 + HOUR;
    expect(await links.open(await links.make(link, expiresAt))).toEqual({ status: 'good', link, expiresAt });
    expect(await links.open(await links.make(link, Date.now() - 1000))).toEqual({ status: 'expired' });
  });

  test('does not expose its content', async () => {
    const token = await linksOf().make(link, Date.now() + HOUR);
    const parts = token.split('.').map((part) => Buffer.from(part, 'base64url').toString('latin1'));
    expect(parts.join()).not.toContain('ada');
  });

  test('is invalid when changed, or made with another secret or for another purpose', async () => {
    const links = linksOf();
    const token = await links.make(link, Date.now() + HOUR);
    const changed = token.replace(/.(?=[^.]*$)/, (letter) => (letter === 'A' ? 'B' : 'A'));
    const foreign = await linksOf({ key: 't'.repeat(48) }).make(link, Date.now() + HOUR);
    for (const wrong of [changed, foreign, '', 'a.b.c', 'x'.repeat(10_000)])
      expect(await links.open(wrong), wrong.slice(0, 20)).toEqual({ status: 'wrong' });
  });

  test('is invalid once its maker loses the right to edit', async () => {
    const token = await linksOf().make(link, Date.now() + HOUR);
    expect(await linksOf({ isStill: false }).open(token)).toEqual({ status: 'withdrawn' });
  });

  test('is stored in a cookie that expires with it', async () => {
    const links = linksOf();
    const token = await links.make(link, Date.now() + HOUR);
    const readLink = (cookie: string) => links.activeLink(new Request('http://shop.test/', { headers: { cookie } }));
    expect(await readLink(`a=b; preview-link=${token}`)).toMatchObject({ link });
    expect([await readLink('preview-link=x'), await readLink('a=b')]).toEqual([undefined, undefined]);
    expect(links.cookie(token, Date.now() + HOUR)).toMatch(/; Max-Age=3(600|599); Path=\/; HttpOnly; SameSite=Lax$/);
  });
});

test('a sealed cookie is for one host when the shop is on https, and can be deleted', () => {
  const cookie = createSealedCookie('editor', { isSecure: true });
  expect(cookie.write('', 0)).toBe('__Host-editor=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Secure');
  const request = new Request('https://shop.test/', { headers: { cookie: 'editor=plain; __Host-editor=sealed' } });
  expect(cookie.read(request)).toBe('sealed');
});
