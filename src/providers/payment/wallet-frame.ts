import type { FrameMessage } from './mount-frame.ts';

/** The payer's name and address, by the fields of an address; fields that the wallet does not know are omitted. */
export type WalletAddress = Readonly<Record<string, string>>;

/** The messages of a wallet's payment sheet. It waits for a response to each of them but `cancel`. */
export type WalletMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'address'; readonly address: WalletAddress }
  | { readonly type: 'method'; readonly shippingId: string; readonly code: string }
  | { readonly type: 'approved'; readonly paymentToken: string; readonly address: WalletAddress }
  | { readonly type: 'cancel' };

interface DeliveryMethod {
  readonly code: string;
  readonly label: string;
  readonly price: string;
  readonly isChosen: boolean;
}

/** The content of a payment sheet, in the customer's language. */
export interface WalletContent {
  readonly wallet: string;
  /** ISO 3166-1 code of the site. */
  readonly country: string;
  /** Whether a shipment is delivered to the address; otherwise it is the billing address alone. */
  readonly isShipped: boolean;
  readonly lines: readonly { readonly label: string; readonly amount: string }[];
  readonly shipments: readonly {
    readonly shippingId: string;
    readonly label: string;
    readonly ways: readonly DeliveryMethod[];
  }[];
  readonly sums: readonly { readonly label: string; readonly amount: string }[];
  /** The amount that the wallet pays. */
  readonly total: string;
  /** The error of the payment sheet's last message. */
  readonly error?: string;
}

export interface WalletSheet {
  show(content: WalletContent): void;
  remove(): void;
}

interface WalletSheetOptions {
  /** The session that the service opened for the cart. */
  readonly session: string;
  /** Accessible name. */
  readonly title: string;
  readonly onWalletMessage: (walletMessage: WalletMessage) => void;
}

export type OpenWallet = (host: HTMLElement, options: WalletSheetOptions) => WalletSheet;

const FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'addressLine1',
  'addressLine2',
  'city',
  'province',
  'postalCode',
  'countryCode',
] as const;
const LONGEST = 200;

function readAddress(value: unknown): WalletAddress | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const given = new Map<string, unknown>(Object.entries(value));
  const texts = FIELDS.map((name) => [name, given.get(name) ?? ''] as const);
  if (!texts.every(([, text]) => typeof text === 'string' && text.length <= LONGEST)) return undefined;
  return Object.fromEntries(texts.map(([name, text]) => [name, `${text}`]).filter(([, text]) => text !== ''));
}

/** A message of the sandbox's payment sheet; undefined where its type is unknown or it is incomplete. */
export function readWalletMessage({ type, ...rest }: FrameMessage): WalletMessage | undefined {
  const { shippingId, code, paymentToken } = rest;
  if (type === 'wallet-ready') return { type: 'ready' };
  if (type === 'wallet-cancel') return { type: 'cancel' };
  if (type === 'wallet-method' && typeof shippingId === 'string' && typeof code === 'string')
    return { type: 'method', shippingId, code };
  const address = readAddress(rest['address']);
  if (type === 'wallet-address' && address) return { type: 'address', address };
  if (type === 'wallet-approved' && address && typeof paymentToken === 'string' && paymentToken !== '')
    return { type: 'approved', paymentToken, address };
  return undefined;
}

/** One file for each value of `PAYMENT_PROVIDER`. */
const CHOICES = import.meta.glob<OpenWallet>('./choices/*.ts', { eager: true, import: 'openWallet' });

/** Renders a wallet's payment sheet in `host`; returns undefined where the provider has none. */
export function openWalletSheet(
  provider: string,
  host: HTMLElement,
  options: WalletSheetOptions,
): WalletSheet | undefined {
  return CHOICES[`./choices/${provider}.ts`]?.(host, options);
}
