import type { Cart } from '../../../api/cart/cart.schema.ts';
import { formatDate } from '../../../i18n/format.ts';
import { pageData } from '../../../stores/core/page-data.ts';
import { changeItem } from '../../../stores/cart/cart-changes.ts';
import { openDialog } from '../../../stores/core/dialogs.ts';
import { ErrorMessage } from '../../kit/ErrorMessage.tsx';
import { useText } from '../../kit/text.ts';
import { useAction } from './use-cart-task.ts';

/** The recipient of a line, with a button to change the gift option. */
export function GiftLine({ item }: { item: Cart['items'][number] }) {
  const t = useText();
  const { run, isPending, error } = useAction();
  const { name, giftOption } = item;
  const edit = giftOption ? 'changeGift' : 'addGift';
  return (
    <div className="cart-choice" aria-busy={isPending}>
      {giftOption && (
        <div className="cart-gift">
          <span>{t('cart.giftFor', { to: giftOption.to, email: giftOption.email })}</span>
          <q className="hint">{giftOption.message}</q>
          {giftOption.sendOn !== undefined && (
            <span>{t('cart.giftSentOn', { date: formatDate(giftOption.sendOn, pageData().locale) })}</span>
          )}
        </div>
      )}
      {!giftOption && item.isDigitalProduct && <span className="hint">{t('cart.giftMissing')}</span>}
      <button
        type="button"
        className="button button--quiet"
        aria-haspopup="dialog"
        aria-label={t(`cart.${edit}Named`, { name })}
        onClick={() => openDialog('add-gift-option', item.id)}
      >
        {t(`cart.${edit}`)}
      </button>
      {giftOption && (
        <button
          type="button"
          className="button button--quiet"
          aria-label={t('cart.removeGiftNamed', { name })}
          aria-disabled={isPending}
          onClick={() => void run(() => changeItem({ itemId: item.id, giftOption: null }))}
        >
          {t('cart.removeGift')}
        </button>
      )}
      <ErrorMessage text={error} />
    </div>
  );
}
