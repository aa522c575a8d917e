import type { ComponentType } from 'react';

export interface DialogProps {
  readonly argument: string;
  /** Closes this dialog, if it is still the one that is open. Whoever leads to another page need not close. */
  close(): void;
  /** While something is held, Close and Escape do that instead; `undefined` lets go. Only of use in a dialog that is `isFirm`. */
  hold(instead: (() => void) | undefined): void;
  /** Gives the dialog a title of its own. */
  rename(title: string): void;
}

export interface DialogEntry {
  /** Its file's default export is the content alone: title, Close, focus and motion belong to the frame. */
  readonly load: () => Promise<{ readonly default: ComponentType<DialogProps> }>;
  /** Key of the message that names it. */
  readonly title: string;
  /** What its argument must match; without a pattern it takes none. Where it may be left out the pattern matches the empty text. */
  readonly argument?: RegExp;
  /** Key of what is said where the argument does not match; without it such an address opens nothing. */
  readonly invalid?: string;
  /** `signed-in`: guests sign in first and come back. `signed-out`: others go to their account. */
  readonly guard?: 'signed-in' | 'signed-out';
  /** A panel where nobody says which shape. */
  readonly isPanel?: boolean;
  /** Has no address: only a script opens it. */
  readonly isScriptOnly?: boolean;
  /** A click beside it does not close it. */
  readonly isPersistent?: boolean;
  /** Addresses of style sheets that the page may not have. */
  readonly stylesheets?: readonly string[];
}
