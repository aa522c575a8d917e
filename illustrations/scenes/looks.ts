import type { Look } from '../appearance.ts';

/** A look for scenes, in colours other than the assortment's. */
export function lookOf(
  color: string,
  parts: Readonly<Record<string, string>> = {},
  style: Readonly<Record<string, string>> = {},
): Look {
  return { color, style, seed: 'scene', part: (name, fallback) => parts[name] ?? fallback };
}

export const PEAT = lookOf(
  '#6b4a32',
  { sole: '#2b2724', lace: '#c2702e', collar: '#3d2f27', lining: '#a8906f' },
  { shaft: 'mid' },
);
export const SLATE_WINTER = lookOf(
  '#4f5a63',
  { lining: '#d8cdb4', lace: '#e8e2d2', overlay: '#38424a', sole: '#24272a' },
  { cuff: 'pile', shaft: 'high' },
);
export const HEATHER = lookOf('#6f5d83', {
  midsole: '#e9e3d6',
  sole: '#2c2a31',
  lace: '#f0b13c',
  trim: '#3a3147',
  lining: '#a797b5',
});
export const SIGNAL = lookOf('#c9572b', { trim: '#7a2f14', zip: '#2c2a28', lining: '#4b4a46' });
export const BRACKEN = lookOf('#9a6a35', { base: '#4a3a2a', strap: '#33302c', trim: '#e0cfa4' }, { shape: 'day' });
export const LOCH = lookOf('#2f5560', { base: '#1f363e', strap: '#23282b', trim: '#d6c48f' }, { shape: 'trek' });
export const RUST_SOCK = lookOf('#c9bd9f', { heel: '#b4522a', stripe: '#3f5a48' });
