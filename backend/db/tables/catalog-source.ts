/** Seeding writes `demo` and never touches `import`. */
export type CatalogSource = 'demo' | 'import';
