import { EmptyBox } from '../shell/EmptyBox.tsx';
import { useText } from '../shell/text.ts';
import { shopAddresses, shopHref } from './shop-href.ts';

export function EmptyCart() {
  const t = useText();
  return (
    <EmptyBox
      title={t('cart.empty')}
      help={t('cart.emptyHelp')}
      action={t('cart.browse')}
      href={shopHref(shopAddresses().browse)}
    />
  );
}
