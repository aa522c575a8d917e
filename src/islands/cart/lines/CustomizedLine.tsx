import type { Cart } from '../../../api/cart/cart.schema.ts';
import { editAddress } from '../../../lib/product/recipe-query.ts';
import { shopHref } from '../../kit/shop-href.ts';
import { useText } from '../../kit/text.ts';

/** The colors and the text of a customised line, that it cannot be returned, and the link to change it. */
export function CustomizedLine({ item }: { readonly item: Cart['items'][number] }) {
  const t = useText();
  const edit = editAddress(item);
  if (!item.isCustoms) return null;
  return (
    <>
      {item.customization?.facts.map(({ label, value }) => (
        <span key={label} className="hint">
          {label}: {value}
        </span>
      ))}
      <span className="hint">{t('cart.noReturns')}</span>
      {edit !== undefined && (
        <a href={shopHref(edit)} aria-label={t('cart.editDesignNamed', { name: item.name })}>
          {t('cart.editDesign')}
        </a>
      )}
    </>
  );
}
