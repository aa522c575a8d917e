import { STEPS, type CheckoutStep } from '../lib/checkout/refusals.ts';
import { createStore } from './store.ts';

/** What was typed, kept for reloads and for the way back; never anything of a card. */
interface Draft {
  readonly step: CheckoutStep;
  readonly shipping: Readonly<Record<string, string>>;
  readonly billing: Readonly<Record<string, string>>;
  readonly isSameAddress: boolean;
}

const KEPT_AS = 'aisle.checkout';
const EMPTY: Draft = { step: 'shipping', shipping: {}, billing: {}, isSameAddress: true };

function readTexts(value: unknown): Record<string, string> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter(([, text]) => typeof text === 'string'));
}

function readDraft(): Draft {
  try {
    const kept: Partial<Record<keyof Draft, unknown>> = JSON.parse(sessionStorage.getItem(KEPT_AS) ?? '{}');
    return {
      step: STEPS.find((step) => step === kept.step) ?? 'shipping',
      shipping: readTexts(kept.shipping),
      billing: readTexts(kept.billing),
      isSameAddress: kept.isSameAddress !== false,
    };
  } catch {
    // Storage is switched off, or holds something else.
    return EMPTY;
  }
}

export const $draft = createStore<Draft>(EMPTY);

export function keepDraft(part: Partial<Draft>): void {
  $draft.set({ ...$draft.get(), ...part });
  try {
    sessionStorage.setItem(KEPT_AS, JSON.stringify($draft.get()));
  } catch {
    // As above: what is typed lasts as long as the page.
  }
}

/** Takes up what was typed before. A card is never kept, and so a summary begins with the payment again. */
export function restoreDraft(): void {
  const draft = readDraft();
  $draft.set(draft.step === 'summary' ? { ...draft, step: 'billing' } : draft);
}

export const forgetDraft = (): void => keepDraft(EMPTY);
