import type { CartResult, CartRequest } from '../../../cms/preview/sample-state.ts';
import type { SampleContext } from '../source/context.ts';
import { writeErrorBody } from './sample-replies.ts';
import { CART_OPERATIONS, type CartOperation } from './cart-operations.ts';
import { NOT_IN_PREVIEW, SampleCartError } from './sample-cart-error.ts';
import type { CartState } from './state.ts';

export interface SampleCart {
  readonly context: SampleContext;
  readonly state: CartState;
}

const UNPROCESSABLE = 422;
const CALLS = CART_OPERATIONS.map((own) => ({ own, expression: expressionOf(own) }));

/**
 * Returns a function that executes cart operations in order on the same state; it returns undefined for other
 * operations.
 */
export function openSampleCart({ context, state }: SampleCart): (request: CartRequest) => CartResult | undefined {
  let now = state;
  return ({ call, body }) => {
    for (const { own, expression } of CALLS) {
      const match = expression.exec(call);
      if (match === null) continue;
      const before = now;
      try {
        now = own.change(before, { params: { ...match.groups }, body }, context);
      } catch (error) {
        if (!(error instanceof SampleCartError)) throw error;
        const isUnknown = error.errorId === NOT_IN_PREVIEW;
        return { status: UNPROCESSABLE, body: writeErrorBody(error), ...(isUnknown && { hint: error.hint }) };
      }
      return { status: 200, body: own.answer(context, now, before) };
    }
    return undefined;
  };
}

function expressionOf({ call }: CartOperation): RegExp {
  return new RegExp(`^${call.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}
