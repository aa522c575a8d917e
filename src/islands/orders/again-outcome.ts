import type { Purchase } from '../../api/orders/purchases.schema.ts';

/** Lines that are not in the cart, or with less than was bought, with the message key that says so. */
const AGAIN_LABELS = {
  fewer: 'orders.againFewer',
  gone: 'orders.againGone',
  soldOut: 'orders.againSoldOut',
} as const;

/** Ids of an order's lines. */
export type AgainLines = Readonly<Record<keyof typeof AGAIN_LABELS, readonly string[]>>;

interface AgainOutcome {
  /** Message key. */
  readonly text: string;
  readonly isInCart: boolean;
  readonly named: readonly { readonly label: string; readonly names: string }[];
}

/** What became of an order that was bought again. */
export function describeAgain({ items }: Purchase, lines: AgainLines): AgainOutcome {
  const bought = items.filter(({ bonus }) => !bonus);
  const named = (['fewer', 'gone', 'soldOut'] as const).flatMap((outcome) => {
    const names = bought.filter(({ id }) => lines[outcome].includes(id)).map(({ name }) => name);
    return names.length === 0 ? [] : { label: AGAIN_LABELS[outcome], names: names.join(', ') };
  });
  const isInCart = bought.some(({ id }) => !lines.gone.includes(id) && !lines.soldOut.includes(id));
  const done = named.length === 0 ? 'orders.againAll' : 'orders.againDone';
  return { text: isInCart ? done : 'orders.againNothing', isInCart, named };
}
