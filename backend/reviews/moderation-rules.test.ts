import { describe, expect, test } from 'vitest';
import { findBrokenRules } from './moderation-rules.ts';

const WORDS = ['idiot*', 'promo code', 'Merde', 'scheiß*'];

describe('a text is held back', () => {
  test.each([
    ['for a listed word', 'What an IDIOT designed this', ['word']],
    ['for a word that begins as listed', 'idiotically narrow', ['word']],
    ['for a listed phrase across a line', 'use my promo\ncode', ['word']],
    ['for a word with an accent or without', 'mérde!', ['word']],
    ['for a word with a sharp s', 'Scheißschuh', ['word']],
    ['for a word divided by invisible characters', 'id\u200biot', ['word']],
    ['for a link', 'see https://cheap.example/boots', ['link']],
    ['for a link without a scheme', 'cheaper at boots-outlet.shop', ['link']],
    ['for a link in full-width letters', 'ｗｗｗ．ｂｏｏｔｓ．ｃｏｍ', ['link']],
    ['for a link of Spain', 'más barato en botas-24.es', ['link']],
    ['for a link of Italy with a path', 'Scarponi.it/offerte costa meno', ['link']],
    ['for a link of the United States', 'see Outlet.us.', ['link']],
    ['for a link of a short domain', 'follow me: boots.me, ridge.co', ['link']],
    ['for a link divided by invisible characters', 'out\u200blet.e\u200bs', ['link']],
    ['for an email address', 'write to ada@boots.example', ['email']],
    ['for a phone number', 'call +49 (30) 123-456-78', ['phone']],
    ['for all of them', 'idiot, www.a.com, a@b.co, 030 1234 56789', ['word', 'email', 'link', 'phone']],
  ])('%s', (_, text, brokenRules) => {
    expect(findBrokenRules([text], WORDS)).toEqual(brokenRules);
  });

  test.each([
    'Held for 1,200 km and 14 days, 2 kg on the back.',
    'They hold.They are dry. Mr.Miller liked them, too.',
    'Muy bien.Es cómoda. I love it.It keeps dry.',
    'Ci sono.Me gusta.Us too, and all.Co-owners as well.',
    'I had 2 of it.it broke, and in 2024.it was on me.us too.',
    'Warm.especially.Itchy.custom.comet.measured.',
    'Bought on 2026-03-31 in size 42.5 for 189.95.',
    'The promotion was codeless; meridian.',
  ])('never for %j', (text) => {
    expect(findBrokenRules([text], WORDS)).toEqual([]);
  });
});
