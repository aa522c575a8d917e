import type { Editor } from '../../src/cms/preview/editor.ts';
import type { RequestBindings } from '../gateway/gateway-environment.ts';

/** Hono variables of a request: its editor. */
export interface EditorEnvironment {
  readonly Bindings: RequestBindings;
  readonly Variables: { readonly editor: Editor };
}
