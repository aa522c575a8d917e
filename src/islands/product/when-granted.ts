/** What follows a visitor is targeting (docs/contract.md#consent). */
const CATEGORY = 'C0004';

/** Calls `use` as soon as the visitor has consented to targeting, and `onRejected` whenever they choose otherwise, later too. */
export async function whenGranted(use: () => unknown, onRejected?: () => unknown): Promise<void> {
  const { $consent, isGranted } = await import('../../features/consent/consent-store.ts');
  let isUsed = false;
  $consent.subscribe((consent) => {
    if (consent === undefined || (isUsed && isGranted(CATEGORY))) return;
    isUsed = isGranted(CATEGORY);
    if (isUsed) (async () => use())().catch(console.debug);
    else onRejected?.();
  });
}
