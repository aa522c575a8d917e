import { describe, expect, test } from 'vitest';
import { drawRecipe, fitText } from './drawing.ts';

const drawn = {
  parts: [
    {
      id: 'upper',
      colors: [
        { id: 'bark', hex: '#111111' },
        { id: 'moss', hex: '#222222' },
      ],
    },
  ],
  drawing: {
    width: 100,
    height: 50,
    shapes: [
      { d: 'M0 0 L1 1', part: 'upper' },
      { d: 'M2 2 L3 3', part: 'upper', line: 4 },
      { d: 'M4 4 L5 5', color: '#333333', opacity: 0.5 },
    ],
    text: { x: 1, y: 2, width: 68, size: 20, color: '#ffffff' },
  },
};

describe('the drawing of a recipe', () => {
  test('fills and strokes the shapes of a part in its color', () => {
    const svg = drawRecipe(drawn, { choices: { upper: 'moss' }, text: null });
    expect(svg).toContain('<path d="M0 0 L1 1" fill="#222222" data-piece="upper"/>');
    expect(svg).toMatch(/M2 2 L3 3" fill="none" stroke="#222222" stroke-width="4"/);
    expect(svg).toContain('<path d="M4 4 L5 5" fill="#333333" opacity="0.5"/>');
    expect(svg).toContain('aria-hidden="true"');
  });

  test('uses the default color for one that is unknown', () => {
    expect(drawRecipe(drawn, { choices: { upper: 'pink' }, text: null })).toContain('fill="#111111"');
  });

  test('escapes its text and its label', () => {
    const svg = drawRecipe(drawn, { choices: {}, text: '</text><script>', label: '"><script>' });
    expect(svg).not.toContain('<script>');
    expect(svg).toContain('&lt;/text&gt;&lt;script&gt;');
    expect(svg).toContain('aria-label="&quot;&gt;&lt;script&gt;"');
  });

  test('makes a long text smaller, and a short one no larger than its size', () => {
    expect(fitText({ size: 20, width: 68 }, 'A')).toBe(20);
    expect(fitText({ size: 20, width: 68 }, 'ABCDEFGHIJ')).toBe(10);
  });
});
