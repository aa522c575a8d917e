/** What follows a visitor is targeting (docs/contract.md#consent). */
const CATEGORY = 'C0004';

/** Calls `use` as soon as the visitor has consented to targeting, and `onDenied` whenever they choose otherwise, later too. */
export async function whenGranted(use: () => unknown, onDenied?: () => void): Promise<void> {
  const { followConsent } = await import('../../stores/core/consent.ts');
  followConsent(CATEGORY, () => void (async () => use())().catch(console.debug), onDenied);
}
