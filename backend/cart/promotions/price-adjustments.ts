import { randomUUID } from 'node:crypto';
import type { NewPriceAdjustment, PriceAdjustmentChange } from '../../../src/api/cart/cart-promotions.schema.ts';
import { MAX_ADJUSTMENT_PERCENTAGE } from '../../../src/config.ts';
import { toMinor } from '../../../domain/money.ts';
import { adjustmentAmount } from '../../../domain/pricing/adjustment-amount.ts';
import { isGiftId } from '../../../domain/pricing/promotions/grant-promotion.ts';
import type { LoadedCart, LockedCart } from '../model/locked-cart.ts';
import { apiError, inputError } from '../../core/errors.ts';

/** Maximum number of adjustments per cart. */
const MAX_ADJUSTMENTS = 20;

export interface Associate {
  readonly storeId: string;
  readonly employeeId: string;
}

/** Rejects with `PRC400` an adjustment without a discount, or above an associate's limit. */
export async function addAdjustment(
  cart: LockedCart,
  { itemId, ...fields }: NewPriceAdjustment,
  associate: Associate,
): Promise<void> {
  const { record } = await cart.load();
  if (record.adjustments.length >= MAX_ADJUSTMENTS) {
    throw apiError('INVALID_PRICE', { maxAdjustments: MAX_ADJUSTMENTS });
  }
  checkItem(itemId ?? null, record);
  const id = randomUUID();
  await cart.transaction
    .insertInto('price_adjustment')
    .values({
      id,
      basket_id: cart.basketId,
      item_id: itemId ?? null,
      kind: fields.kind,
      value: toStored(fields, cart.currency),
      reason: fields.reason,
      store_id: associate.storeId,
      employee_id: associate.employeeId,
      position: (record.adjustments.at(-1)?.position ?? 0) + 1,
    })
    .execute();
  checkEffect(await cart.load(), id);
}

function checkItem(itemId: string | null, { lines }: LoadedCart['record']): void {
  if (itemId === null) return;
  if (isGiftId(itemId)) throw apiError('GWP_PRODUCT', { itemId });
  if (!lines.some(({ item }) => item.id === itemId)) throw apiError('ITEM_NOT_AVAILABLE', { itemId });
}

/** Omitted fields stay unchanged; the changing associate becomes responsible for the adjustment. */
export async function changeAdjustment(
  cart: LockedCart,
  { adjustmentId, ...change }: PriceAdjustmentChange & { readonly adjustmentId: string },
  { storeId, employeeId }: Associate,
): Promise<void> {
  const { record } = await cart.load();
  const row = record.adjustments.find(({ id }) => id === adjustmentId);
  if (!row) throw unknown(adjustmentId);
  const kind = change.kind ?? row.kind;
  if (kind !== row.kind && change.value === undefined) throw inputError('value', 'Another kind needs its value.');
  const value = change.value === undefined ? row.value : toStored({ kind, value: change.value }, cart.currency);
  const reason = change.reason ?? row.reason;
  await cart.transaction
    .updateTable('price_adjustment')
    .set({ kind, value, reason, store_id: storeId, employee_id: employeeId })
    .where('id', '=', adjustmentId)
    .execute();
  checkEffect(await cart.load(), adjustmentId);
}

export async function removeAdjustment({ transaction, basketId }: LockedCart, adjustmentId: string): Promise<void> {
  const result = await transaction
    .deleteFrom('price_adjustment')
    .where('basket_id', '=', basketId)
    .where('id', '=', adjustmentId)
    .executeTakeFirst();
  if (result.numDeletedRows === 0n) throw unknown(adjustmentId);
}

/** An adjustment of another cart is reported as unknown. */
const unknown = (adjustmentId: string) => apiError('ITEM_NOT_AVAILABLE', { adjustmentId });

function toStored({ kind, value }: Pick<NewPriceAdjustment, 'kind' | 'value'>, currency: string): number {
  if (kind !== 'percentage') return toMinor(value, currency);
  if (value > 100) throw inputError('value', 'A percentage is at most 100.');
  return Math.round(value * 10);
}

function checkEffect({ record, priced }: LoadedCart, id: string): void {
  const about = { adjustmentId: id };
  if (adjustmentAmount(priced, id) === 0) throw apiError('INVALID_PRICE', about);
  const own = (itemId: string | null) =>
    record.adjustments
      .filter(({ item_id }) => item_id === itemId)
      .reduce((sum, row) => sum + adjustmentAmount(priced, row.id), 0);
  const tooMuch = [
    own(null) * 100 > priced.itemTotal * MAX_ADJUSTMENT_PERCENTAGE,
    ...priced.lines.map((line) => own(line.id) * 100 > line.rowTotal * MAX_ADJUSTMENT_PERCENTAGE),
  ];
  if (tooMuch.includes(true)) throw apiError('INVALID_PRICE', { ...about, maxPercentage: MAX_ADJUSTMENT_PERCENTAGE });
}
