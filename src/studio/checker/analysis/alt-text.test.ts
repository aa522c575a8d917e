import { describe, expect, test } from 'vitest';
import { altIssue } from './alt-text.ts';

describe('an alternative text', () => {
  test.each([
    ['file-name', 'ridge-autumn.webp'],
    ['file-name', 'IMG_2041'],
    ['file-name', 'hero-home-1600x900'],
    ['file-name', 'boot_on_rock'],
    ['file-name', 'WhatsApp Image 2024-01-03'],
    ['says-nothing', 'Image'],
    ['says-nothing', 'Hero image'],
    ['says-nothing', 'Click to enlarge'],
    ['says-nothing', 'undefined'],
    ['says-nothing', '123'],
    ['says-nothing', 'Foto 2'],
    ['says-nothing', '…'],
    ['starts-with-picture', 'Picture of a boot on a rock'],
    ['starts-with-picture', 'Ein Bild von einem Stiefel'],
    ['too-long', 'A boot, and what there is to say of it. '.repeat(8)],
  ])('has the fault %s in “%s”', (issue, alt) => {
    expect(altIssue(alt, [])).toBe(issue);
  });

  test('repeats the adjacent text regardless of a full stop', () => {
    expect(altIssue('The shell on its peg', ['Day three', 'The shell on its peg.'])).toBe('repeats-text');
  });

  test.each([
    'A boot on a rock, its sole half off',
    'Saddleback Mid in Peat, side view',
    'Photographers waiting for the light',
    'The hut at 1860 m',
    'Text on a signpost: Hut 3 h',
    'Bilderrahmen aus Eiche',
  ])('is good as “%s”', (alt) => {
    expect(altIssue(alt, ['Another text'])).toBeUndefined();
  });
});
