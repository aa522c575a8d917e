import type { CartAddress } from '../../../api/core/address.schema.ts';
import type { PriceAdjustment } from '../../../api/cart/cart-promotions.schema.ts';
import type { GiftOption } from '../../../api/cart/cart-item.schema.ts';
import type { PaymentMethodId } from '../../../../domain/payment/methods.ts';

export const HOME_CODES = ['standard', 'me'] as const;
export type HomeCode = (typeof HOME_CODES)[number];

export interface SampleLine {
  readonly id: string;
  readonly sku: string;
  readonly qty: number;
  /** `null`: the default of the home deliveries. */
  readonly method: HomeCode | 'pickup' | null;
  /** The store to pick up from. */
  readonly storeId: string | null;
  readonly gift: GiftOption | null;
}

export type SampleAdjustment = Pick<PriceAdjustment, 'adjustmentId' | 'itemId' | 'kind' | 'value' | 'reason'>;

/** State of the sample cart; plain data, which is embedded in the page. */
export interface CartState {
  readonly lines: readonly SampleLine[];
  readonly saved: readonly SampleLine[];
  readonly home: HomeCode;
  /** Upper case, in the order they were entered. */
  readonly codes: readonly string[];
  /** The visitor's own instruments that pay a part of the total. */
  readonly instruments: readonly PaymentMethodId[];
  /** By shipping id. */
  readonly addresses: Readonly<Record<string, CartAddress>>;
  readonly billingAddress: CartAddress | null;
  readonly adjustments: readonly SampleAdjustment[];
  /** SKUs, the last added first. */
  readonly favorites: readonly string[];
  readonly isListShared: boolean;
  /** Stock by SKU, where it is less than `STOCK`. */
  readonly scarce: Readonly<Record<string, number>>;
}

export const EMPTY: CartState = {
  lines: [],
  saved: [],
  home: 'standard',
  codes: [],
  instruments: [],
  addresses: {},
  billingAddress: null,
  adjustments: [],
  favorites: [],
  isListShared: false,
  scarce: {},
};

/** Stock of all other variants, in the warehouse and in every store. */
const STOCK = 8;

export const stockOf = ({ scarce }: Pick<CartState, 'scarce'>, sku: string): number => scarce[sku] ?? STOCK;
