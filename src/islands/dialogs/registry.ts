import type { DialogEntry } from './dialog-entry.ts';

/** Every dialog by its name, which is also its address: `#modal=name_argument` or `#panel=name_argument` (`docs/dialogs.md`). */
export const DIALOGS: Readonly<Record<string, DialogEntry>> = {
  challenge: {
    load: () => import('../checkout/ChallengeDialog.tsx'),
    title: 'checkout.challengeTitle',
    isScriptOnly: true,
    isFirm: true,
  },
};
