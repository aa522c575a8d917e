/** Contains the checker's elements in shadow roots, isolated from the page's styles and scripts. */
export interface CheckerHost {
  readonly root: ShadowRoot;
  readonly region: HTMLElement;
  readonly toggle: HTMLButtonElement;
  /** Shown where the checker cannot be loaded. */
  readonly loadError: HTMLElement;
  rememberOpen(isOpen: boolean): void;
}
