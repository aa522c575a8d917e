/** `publisher` may besides make drafts public. */
export type EditorRole = 'editor' | 'publisher';

/** Who works on the content: signed in as an editor, or whoever sits at a local machine. */
export interface Editor {
  readonly name: string;
  /** Empty on a local machine. */
  readonly email: string;
  readonly role: EditorRole;
}
