import { describe, expect, test } from 'vitest';
import { colorFamilies } from './color-families.ts';

describe('a colour', () => {
  test.each([
    ['#8a3d2a', 'red'],
    ['#c9572b', 'red'],
    ['#c2702e', 'orange'],
    ['#c99a2e', 'yellow'],
    ['#5d6b3c', 'green'],
    ['#33566b', 'blue'],
    ['#6f5d83', 'purple'],
    ['#b98272', 'pink'],
    ['#5a3a26', 'brown'],
    ['#d9cdb2', 'beige'],
    ['#e8e2d2', 'white'],
    ['#4f5a63', 'grey'],
    ['#3a3836', 'black'],
    ['#C9572B', 'orange'],
  ])('%s is called %s', (hex, family) => {
    expect(colorFamilies(hex)).toContain(family);
  });

  test.each(['', 'red', '#fff', '#c9572b80'])('%j has no name', (hex) => {
    expect(colorFamilies(hex)).toEqual([]);
  });
});
