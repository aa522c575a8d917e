/** A part of a page, and everything that its HTML depends on. */
export interface FragmentKey {
  /** What it is, with every value that selects it (locale, site, options): equal names are the same fragment. */
  readonly name: string;
  /** Whatever else it reads, compared by value: documents, settings, data of the catalogue. Never changed in place. */
  readonly reads: readonly unknown[];
}

/** HTML of parts of pages, made once while what they read is unchanged (docs/decisions/091). */
export interface Fragments {
  /** The current HTML; `undefined` where it has to be rendered. */
  find(key: FragmentKey): string | undefined;
  /** The current HTML, rendered where necessary. The images it looks up are recorded as read. */
  render(key: FragmentKey, render: () => Promise<string>): Promise<string>;
  /**
   * States within a rendering that its HTML is valid until then only, in milliseconds since 1970; a time that has passed
   * changes nothing.
   */
  expire(at: number): void;
}

/** Renders everything: in development, where the components change as well, and in tests. */
export const NO_FRAGMENTS: Fragments = {
  find: () => undefined,
  render: (_key, render) => render(),
  expire: () => undefined,
};
