import { describe, expect, test } from 'vitest';
import { linkTextIssue } from './link-text.ts';

describe('the words of a link', () => {
  test.each([
    'Click here',
    'Click here to see boots',
    'Download',
    '→',
    '...',
    'Read more …',
    'Mehr erfahren',
    'En savoir plus',
    'Leer más',
    'Scopri di più',
    'Lees meer',
  ])('say nothing in “%s”', (name) => {
    expect(linkTextIssue(name)).toBe('says-nothing');
  });

  test.each(['https://example.com/a', 'www.example.com', 'example.com/boots/mid'])('are an address in “%s”', (name) => {
    expect(linkTextIssue(name)).toBe('bare-address');
  });

  test.each(['How resoling works', 'Read more about soles', 'Here begins the trail', 'help@marrowridge.example', ''])(
    'are good as “%s”, or another rule’s matter',
    (name) => {
      expect(linkTextIssue(name)).toBeUndefined();
    },
  );
});
