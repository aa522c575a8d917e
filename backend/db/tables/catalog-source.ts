/** Seeding writes `demo` and never changes `import`. */
export type CatalogSource = 'demo' | 'import';
