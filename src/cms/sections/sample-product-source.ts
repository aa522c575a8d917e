/** Product source of a section's sample: `shop` the catalogue, `sample` four made-up ones, `empty` none. */
export const SAMPLE_STATES = ['shop', 'sample', 'empty'] as const;
export type Fixture = (typeof SAMPLE_STATES)[number];
