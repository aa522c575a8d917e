/** What a page tells its script of a pop-up; the body is fetched when it opens. */
export interface ListedPopup {
  readonly id: string;
  /** For reports; its words decide the class. */
  readonly name: string;
  /** Name of the document. */
  readonly slug: string;
  /** Label of the button that opens it again after it was closed. */
  readonly minimizedTitle?: string | undefined;
}

export type PopupClass = 'Newsletter' | 'Account';

export function classOfPopup(name: string): PopupClass {
  return /newsletter/i.test(name) ? 'Newsletter' : 'Account';
}
