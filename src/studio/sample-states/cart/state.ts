import type { CartAddress } from '../../../api/core/address.schema.ts';
import type { GiftOption } from '../../../api/cart/cart-item.schema.ts';
import type { PaymentMethodId } from '../../../../domain/payment/methods.ts';

export const HOME_CODES = ['standard', 'me'] as const;
export type HomeCode = (typeof HOME_CODES)[number];

export interface SampleLine {
  readonly id: string;
  readonly sku: string;
  readonly qty: number;
  /** `null`: as all that goes home. */
  readonly method: HomeCode | 'pickup' | null;
  /** Where it is picked up. */
  readonly storeId: string | null;
  readonly gift: GiftOption | null;
}

/** What the visitor made of the sample cart; plain data, which the page carries. */
export interface CartState {
  readonly lines: readonly SampleLine[];
  readonly saved: readonly SampleLine[];
  readonly home: HomeCode;
  /** Upper case, in the order they were entered. */
  readonly codes: readonly string[];
  /** The visitor's own that pay a part of it. */
  readonly instruments: readonly PaymentMethodId[];
  /** By shipping id. */
  readonly addresses: Readonly<Record<string, CartAddress>>;
  readonly billingAddress: CartAddress | null;
  /** SKUs, the last added first. */
  readonly favorites: readonly string[];
  /** Units by SKU, where there are fewer than of the others. */
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
  favorites: [],
  scarce: {},
};

/** Units of everything else, in the warehouse and on every shelf. */
const STOCK = 8;

export const stockOf = ({ scarce }: Pick<CartState, 'scarce'>, sku: string): number => scarce[sku] ?? STOCK;
