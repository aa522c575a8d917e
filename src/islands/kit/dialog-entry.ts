import type { ComponentType } from 'react';
import type { PageData } from '../../lib/page-data.ts';

export interface DialogProps {
  readonly argument: string;
  /** Closes this dialog if it is still the open one. Before a navigation no call is needed. */
  close(): void;
  /**
   * While a function is set, Close and Escape call it instead of closing; `undefined` clears it. Only for dialogs with
   * `isPersistent`.
   */
  hold(instead: (() => void) | undefined): void;
  /** Replaces the dialog's title. */
  rename(title: string): void;
}

export interface DialogEntry {
  /** The module's default export is the content alone: title, Close, focus and motion belong to the frame. */
  readonly load: () => Promise<{ readonly default: ComponentType<DialogProps> }>;
  /** Message key of the title. */
  readonly title: string;
  /**
   * Pattern of the argument; without one the dialog takes no argument. The pattern of an optional argument matches the
   * empty string.
   */
  readonly argument?: RegExp;
  /** Message key of the text for an invalid argument; without it an address with an invalid argument opens nothing. */
  readonly invalid?: string;
  /**
   * `signed-in`: guests sign in first and return. `signed-out`: signed-in customers are redirected to their account.
   */
  readonly guard?: 'signed-in' | 'signed-out';
  /** Opens only on sites with this feature. */
  readonly flag?: keyof PageData['flags'];
  /** Opens as a panel by default. */
  readonly isPanel?: boolean;
  /** Has no address: only a script opens it. */
  readonly isScriptOnly?: boolean;
  /**
   * The id of a dialog in the page's HTML that is the frame. Its content stays mounted, a dialog opened from inside is
   * stacked on top of it, and it writes no address: a link to one opens it.
   */
  readonly frame?: string;
  /** A click on the backdrop does not close it. */
  readonly isPersistent?: boolean;
  /** Addresses of stylesheets that the page may lack. */
  readonly stylesheets?: readonly string[];
}
