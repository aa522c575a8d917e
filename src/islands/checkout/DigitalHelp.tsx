import type { CartItem } from '../../api/cart/cart-item.schema.ts';
import { useText } from '../kit/text.ts';

interface Props {
  readonly items: readonly CartItem[];
}

/** The addresses to which a cart of digital products is mailed. */
export function DigitalHelp({ items }: Props) {
  const t = useText();
  if (items.every(({ giftOption }) => !giftOption)) return <p>{t('checkout.digitalHelp')}</p>;
  return (
    <>
      <p>{t('checkout.giftHelp')}</p>
      <ul>
        {items.map(({ id, name, giftOption }) => (
          <li key={id}>
            {giftOption
              ? t('checkout.giftTo', { item: name, to: giftOption.to, email: giftOption.email })
              : t('checkout.giftToMe', { item: name })}
          </li>
        ))}
      </ul>
    </>
  );
}
