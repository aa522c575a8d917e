/** `publisher` may besides make drafts public. */
export type EditorRole = 'editor' | 'publisher';

/** Who works on the content: signed in as an editor, or whoever sits at a local machine. */
export interface Editor {
  readonly name: string;
  /** Empty on a local machine. */
  readonly email: string;
  readonly role: EditorRole;
  /** What shows who they are: an account of the shop, the company's own sign-in, or the machine they sit at. */
  readonly signedInBy: 'account' | 'company' | 'local';
}
