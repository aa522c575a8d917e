/** Where a section's sample takes its products from: `shop` the catalogue, `sample` four made-up ones, `empty` nowhere. */
export const FIXTURES = ['shop', 'sample', 'empty'] as const;
export type Fixture = (typeof FIXTURES)[number];
