import { randomUUID } from 'node:crypto';
import type { NewPriceAdjustment, PriceAdjustmentChange } from '../../../src/api/cart/cart-promotions.schema.ts';
import { toMinor } from '../../../domain/money.ts';
import { isGiftId } from '../../../domain/pricing/promotions/grant-promotion.ts';
import type { LoadedCart, LockedCart } from '../model/locked-cart.ts';
import { apiError, inputError } from '../../core/errors.ts';
import { adjustmentAmount } from './adjustment-amount.ts';

/** Of one cart. */
const MAX_ADJUSTMENTS = 20;
/** Most that adjustments together take off a line, or off the whole cart, in tenths of a percent. */
const MAX_DISCOUNT_PERMILLE = 500;

export interface Associate {
  readonly storeId: string;
  readonly employeeId: string;
}

/** Rejects with `PRC400` what takes nothing off, or more than an associate may. */
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

/** What is left out stays; the associate who changed it stands for it from now on. */
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

/** Another cart's is an unknown one. */
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
    own(null) * 1000 > priced.itemTotal * MAX_DISCOUNT_PERMILLE,
    ...priced.lines.map((line) => own(line.id) * 1000 > line.rowTotal * MAX_DISCOUNT_PERMILLE),
  ];
  if (tooMuch.includes(true)) throw apiError('INVALID_PRICE', { ...about, maxPercentage: MAX_DISCOUNT_PERMILLE / 10 });
}
