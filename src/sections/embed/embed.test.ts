import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import Embed from './Embed.astro';
import { frameAddress } from './frame-address.ts';
import { embed } from './section.ts';

const HOSTS = ['www.youtube-nocookie.com'];
const { poster, direct } = embed.samples;

describe('an embedded page', () => {
  test('is a link where its host is not allowed', async () => {
    const html = await renderSection(Embed, embed, direct, { variant: 'direct' });
    expect(html).not.toContain('<iframe');
    expect(html).toMatch(/<a href="https:\/\/www.youtube-nocookie.com\/embed\/resole-bench" rel="noopener">/);
  });

  test('renders nothing where the address is invalid', async () => {
    const html = await renderSection(Embed, embed, { ...direct, url: 'javascript:alert(1)' }, { embedHosts: HOSTS });
    expect(html).not.toMatch(/javascript|<iframe|<a /);
  });

  test('is in a sandboxed frame with a name', async () => {
    const html = await renderSection(Embed, embed, direct, { variant: 'direct', embedHosts: HOSTS });
    const [frame = ''] = /<iframe[^>]*>/.exec(html) ?? [];
    expect(frame).toContain('title="A boot gets its second sole');
    expect(frame).toContain('sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-presentation"');
    expect(frame).toContain('loading="lazy"');
    expect(frame).toContain('referrerpolicy="strict-origin-when-cross-origin"');
    expect(html).toMatch(/data-when="consent"[\s\S]*<template>\s*<iframe[\s\S]*<noscript>\s*<iframe/);
    expect(html.replace(/<(template|noscript)>[\s\S]*?<\/\1>/g, '')).not.toContain('https://');
  });

  test('contacts no host before the poster was tapped', async () => {
    const html = await renderSection(Embed, embed, poster, { embedHosts: HOSTS });
    expect(html).toMatch(/<template>\s*<iframe/);
    expect(html.replace(/<(template|noscript)>[\s\S]*?<\/\1>/g, '')).not.toContain('https://');
    expect(html).toMatch(/data-behavior="embed" data-when="asked"/);
  });

  test('waits for consent where it is required, and names the contacted host', async () => {
    const html = await renderSection(Embed, embed, direct, { variant: 'direct', embedHosts: HOSTS, locale: 'de-de' });
    expect(html).toMatch(/data-when="consent"/);
    expect(html).toMatch(/<template>\s*<iframe/);
    expect(html).toContain('www.youtube-nocookie.com laden');
  });

  test('requires an address and a name', () => {
    expect(embed.schema.safeParse({ url: poster.url }).success).toBe(false);
    expect(embed.schema.safeParse({ label: 'A film' }).success).toBe(false);
  });
});

describe('the address of a frame', () => {
  test.each([
    'http://www.youtube-nocookie.com/x',
    'https://www.youtube-nocookie.com.evil.example/x',
    'https://www.youtube-nocookie.com:8443/x',
    'https://user@www.youtube-nocookie.com/x',
    '//www.youtube-nocookie.com/x',
    '/x',
  ])('rejects %s', (text) => expect(frameAddress(text, HOSTS)).toBeUndefined());
});
