import { filled, pickedUp, withNotices, withPoints, withSaved } from './cart/initial-states.ts';
import { EMPTY, type CartState } from './cart/state.ts';
import type { SampleContext } from './source/context.ts';
import type { Script } from './cart/sample-replies.ts';
import { sharedReplies } from './shared-replies.ts';

const STARTS: Readonly<Record<string, (context: SampleContext) => CartState>> = {
  pickup: pickedUp,
  'saved-for-later': withSaved,
  notices: withNotices,
  points: withPoints,
  empty: () => EMPTY,
};

export function cartPage(name: string, context: SampleContext): Script {
  const start = STARTS[name] ?? filled;
  return { cart: start(context), replies: sharedReplies(context) };
}
