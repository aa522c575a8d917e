/** Where the checker's own elements stand: in roots of their own, apart from the page's styles and scripts. */
export interface CheckerHost {
  readonly root: ShadowRoot;
  readonly region: HTMLElement;
  readonly toggle: HTMLButtonElement;
  /** What is said where the checker cannot be loaded. */
  readonly loadError: HTMLElement;
  rememberOpen(isOpen: boolean): void;
}
