import { useStore } from '@nanostores/react';
import { $pickupStore } from '../../stores/locations/pickup-store.ts';
import type { DialogProps } from '../kit/dialog-entry.ts';
import { useText } from '../kit/text.ts';

/** Confirms the new store. */
export default function StoreChangedDialog({ close }: DialogProps) {
  const t = useText();
  const store = useStore($pickupStore);
  return (
    <div className="dialog__stack">
      <output>{t('dialogs.storeChangedText', { name: store?.name ?? '' })}</output>
      <div className="dialog__actions">
        <button type="button" className="button button--primary" onClick={close}>
          {t('dialogs.continue')}
        </button>
      </div>
    </div>
  );
}
