import { isRecord } from '../../../domain/record.ts';
import { storedValue } from '../../lib/storage/stored-value.ts';
import { STEPS, type CheckoutStep } from '../cart/checkout-errors.ts';
import type { ChargedMethod } from '../../../domain/checkout/payment-choice.ts';
import { createStore } from '../core/store.ts';

export type Typed = Readonly<Record<string, string>>;

/** The entered and chosen values, stored for reloads and for returning to earlier steps; never an entered card. */
interface Draft {
  readonly step: CheckoutStep;
  /** Contact and shipping address, also of a saved address. */
  readonly shipping: Typed;
  /** Id of the saved address; empty for an entered one, undefined before a choice. */
  readonly addressId: string | undefined;
  readonly billing: Typed;
  readonly isSameAddress: boolean;
  /** Another person picks the order up. */
  readonly hasOtherPickup: boolean;
  readonly pickup: Typed;
  readonly wantsNews: boolean;
  readonly method: ChargedMethod;
  /** Id of the saved card; empty for an entered one, undefined before a choice. */
  readonly cardId: string | undefined;
  readonly savesCard: boolean;
  /** The express checkout was attempted. */
  readonly isExpressOver: boolean;
}

const EMPTY: Draft = {
  step: 'shipping',
  shipping: {},
  addressId: undefined,
  billing: {},
  isSameAddress: true,
  hasOtherPickup: false,
  pickup: {},
  wantsNews: false,
  method: 'CREDIT_CARD',
  cardId: undefined,
  savesCard: false,
  isExpressOver: false,
};
const METHODS: readonly ChargedMethod[] = ['CREDIT_CARD', 'KLARNA', 'IDEAL', 'P24'];

function readTexts(value: unknown): Record<string, string> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'));
}

const readText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function toDraft(stored: unknown): Draft | undefined {
  if (!isRecord(stored)) return undefined;
  return {
    step: STEPS.find((step) => step === stored['step']) ?? 'shipping',
    shipping: readTexts(stored['shipping']),
    addressId: readText(stored['addressId']),
    billing: readTexts(stored['billing']),
    isSameAddress: stored['isSameAddress'] !== false,
    hasOtherPickup: stored['hasOtherPickup'] === true,
    pickup: readTexts(stored['pickup']),
    wantsNews: stored['wantsNews'] === true,
    method: METHODS.find((method) => method === stored['method']) ?? 'CREDIT_CARD',
    cardId: readText(stored['cardId']),
    savesCard: stored['savesCard'] === true,
    isExpressOver: stored['isExpressOver'] === true,
  };
}

const storedDraft = storedValue('session', 'aisle.checkout', toDraft);

export const $draft = createStore<Draft>(EMPTY);

export function updateDraft(part: Partial<Draft>): void {
  $draft.set({ ...$draft.get(), ...part });
  storedDraft.write($draft.get());
}

/** Whether the order can be paid without entering a card. */
export const hasSavedPayment = ({ method, cardId }: Pick<Draft, 'method' | 'cardId'>): boolean =>
  method !== 'CREDIT_CARD' || Boolean(cardId);

/**
 * Restores the stored draft. An entered card is never stored, so a summary that needs one starts at the payment again.
 */
export function restoreDraft(): void {
  const draft = storedDraft.read() ?? EMPTY;
  $draft.set(draft.step === 'summary' && !hasSavedPayment(draft) ? { ...draft, step: 'billing' } : draft);
}

export const forgetDraft = (): void => updateDraft(EMPTY);
