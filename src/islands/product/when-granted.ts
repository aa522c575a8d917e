/** What follows a visitor is targeting (docs/contract.md#consent). */
const CATEGORY = 'C0004';

/** Calls `use` as soon as the visitor has consented to targeting, and `onRejected` where they chose otherwise. */
export async function whenGranted(use: () => unknown, onRejected?: () => unknown): Promise<void> {
  const { $consent, isGranted } = await import('../../features/consent/consent-store.ts');
  const stop = $consent.subscribe((consent) => {
    if (consent === undefined) return;
    if (!isGranted(CATEGORY)) return void onRejected?.();
    void use();
    queueMicrotask(() => stop());
  });
}
