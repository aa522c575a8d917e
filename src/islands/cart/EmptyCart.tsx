import { EmptyState } from '../kit/EmptyState.tsx';
import { useText } from '../kit/text.ts';
import { shopAddresses, shopHref } from '../kit/shop-href.ts';

export function EmptyCart() {
  const t = useText();
  return (
    <EmptyState
      title={t('cart.empty')}
      help={t('cart.emptyHelp')}
      action={t('cart.browse')}
      href={shopHref(shopAddresses().browse)}
    />
  );
}
