import { STEPS, type CheckoutStep } from '../cart/checkout-errors.ts';
import type { ChargedMethod } from '../../../domain/checkout/payment-choice.ts';
import { createStore } from '../core/store.ts';

export type Typed = Readonly<Record<string, string>>;

/** What was typed and chosen, kept for reloads and for the way back; never anything of a card that was typed. */
interface Draft {
  readonly step: CheckoutStep;
  /** Who buys and where it goes; of a saved address likewise. */
  readonly shipping: Typed;
  /** Of the saved address; empty where it is typed, nothing while nobody has chosen. */
  readonly addressId: string | undefined;
  readonly billing: Typed;
  readonly isSameAddress: boolean;
  /** Somebody else fetches it. */
  readonly hasOtherPickup: boolean;
  readonly pickup: Typed;
  readonly wantsNews: boolean;
  readonly method: ChargedMethod;
  /** Of the saved card; empty where another is typed, nothing while nobody has chosen. */
  readonly cardId: string | undefined;
  readonly savesCard: boolean;
  /** Going straight to the summary was tried. */
  readonly isExpressOver: boolean;
}

const STORAGE_KEY = 'aisle.checkout';
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

type StoredDraft = Partial<Record<keyof Draft, unknown>>;

function readTexts(value: unknown): Record<string, string> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'));
}

const readText = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function toDraft(stored: StoredDraft): Draft {
  return {
    step: STEPS.find((step) => step === stored.step) ?? 'shipping',
    shipping: readTexts(stored.shipping),
    addressId: readText(stored.addressId),
    billing: readTexts(stored.billing),
    isSameAddress: stored.isSameAddress !== false,
    hasOtherPickup: stored.hasOtherPickup === true,
    pickup: readTexts(stored.pickup),
    wantsNews: stored.wantsNews === true,
    method: METHODS.find((method) => method === stored.method) ?? 'CREDIT_CARD',
    cardId: readText(stored.cardId),
    savesCard: stored.savesCard === true,
    isExpressOver: stored.isExpressOver === true,
  };
}

function readDraft(): Draft {
  try {
    const stored: StoredDraft = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return toDraft(stored);
  } catch {
    // Storage is switched off, or holds something else.
    return EMPTY;
  }
}

export const $draft = createStore<Draft>(EMPTY);

export function updateDraft(part: Partial<Draft>): void {
  $draft.set({ ...$draft.get(), ...part });
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify($draft.get()));
  } catch {
    // As above: what is typed lasts as long as the page.
  }
}

/** Whether the order can be paid without a card that has yet to be typed. */
export const hasSavedPayment = ({ method, cardId }: Pick<Draft, 'method' | 'cardId'>): boolean =>
  method !== 'CREDIT_CARD' || Boolean(cardId);

/** Takes up what was typed before. A typed card is never kept, and so a summary that needs one begins with the payment again. */
export function restoreDraft(): void {
  const draft = readDraft();
  $draft.set(draft.step === 'summary' && !hasSavedPayment(draft) ? { ...draft, step: 'billing' } : draft);
}

export const forgetDraft = (): void => updateDraft(EMPTY);
