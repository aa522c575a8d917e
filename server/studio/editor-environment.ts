import type { Editor } from '../../src/cms/preview/editor.ts';
import type { RequestBindings } from '../gateway/gateway.ts';

/** What a call knows of who sends it. */
export interface EditorEnvironment {
  readonly Bindings: RequestBindings;
  readonly Variables: { readonly editor: Editor };
}
