/** Data that the server passes to the workspace, as JSON in `data-setup` of `#workspace`. */
export interface WorkspaceSetup {
  readonly locales: readonly WorkspaceLocale[];
  /** Labels of section types and their variants. */
  readonly types: Readonly<
    Record<string, { readonly title: string; readonly variants: Readonly<Record<string, string>> }>
  >;
  /** States that a route's page can be shown in, by the route's name. */
  readonly fixtures: Readonly<Record<string, readonly Choice[]>>;
}

export interface WorkspaceLocale {
  readonly locale: string;
  readonly label: string;
  readonly siteId: string;
  /** ISO 3166 code of the site's country. */
  readonly country: string;
}

export interface Choice {
  readonly name: string;
  readonly label: string;
}
