import type { Editor } from '../../src/lib/editor.ts';

export interface EditorRights {
  /** The editor who sends a request; `undefined` for everybody else. */
  read(request: Request): Promise<Editor | undefined>;
}

/** At a local machine nobody signs in: whoever reaches the shop there owns its files. */
const LOCAL: Editor = { name: 'Local editor', email: '', role: 'publisher' };

export function createEditorRights({ isLocal }: { isLocal: boolean }): EditorRights {
  return { read: async () => (isLocal ? LOCAL : undefined) };
}
