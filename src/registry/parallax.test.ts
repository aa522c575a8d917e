import { describe, expect, test } from 'vitest';
import { parallaxCss, parseParallax } from './parallax.ts';

const translate = { effect: 'translate', axis: 'y', start: '0px', end: '-80px' } as const;

describe('parseParallax', () => {
  test('reads numbers with their unit', () => {
    expect(parseParallax([translate])).toEqual([
      { effect: 'translate', axis: 'y', start: { value: 0, unit: 'px' }, end: { value: -80, unit: 'px' } },
    ]);
  });

  test.each([
    { ...translate, end: '-8%' },
    { ...translate, end: '10em' },
    { ...translate, end: 'calc(1px)' },
    { ...translate, end: '1px;}body{display:none' },
    { effect: 'rotate', axis: 'y', start: '0px', end: '10px' },
    { effect: 'scale', axis: 'y', start: '1deg', end: '2deg' },
    { effect: 'opacity', axis: 'y', start: 'NaN', end: '1' },
    { effect: 'scale', axis: 'y', start: '1e9', end: '1' },
  ] as const)('rejects %j', (effect) => {
    expect(() => parseParallax([effect])).toThrow(/parallax/);
  });
});

describe('parallaxCss', () => {
  test('combines the effects of a section and honours reduced motion', () => {
    const motions = parseParallax([translate, { effect: 'rotate', axis: 'y', start: '0deg', end: '2.50deg' }]);
    const css = parallaxCss([{ key: 's3', motions }]);
    expect(css).toContain('@media(prefers-reduced-motion:no-preference)');
    expect(css).toContain('from{translate:0px 0px;rotate:0deg}to{translate:0px -80px;rotate:2.5deg}');
    expect(css).toContain('[data-parallax="s3"]');
  });

  test('is empty when nothing moves', () => {
    expect(parallaxCss([])).toBe('');
  });
});
