/** A `publisher` may also publish drafts. */
export type EditorRole = 'editor' | 'publisher';

/** A user of the studio: signed in as an editor, or anybody at a local shop. */
export interface Editor {
  readonly name: string;
  /** Empty at a local shop. */
  readonly email: string;
  readonly role: EditorRole;
  /**
   * How the editor is identified: by an account of the shop, the company's own sign-in, or access to the local machine.
   */
  readonly signedInBy: 'account' | 'company' | 'local';
}
