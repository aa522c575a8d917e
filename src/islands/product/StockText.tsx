import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import { formatDate } from '../../i18n/format.ts';
import { isLastChance, stockLine } from '../../lib/product/stock-line.ts';
import type { ProductChoice } from '../../lib/product-choice.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { useText } from '../kit/text.ts';

interface Props {
  readonly choice: ProductChoice<ProductDetails['variants'][number]>;
}

/** The stock of the choice, in the words of the product page. */
export function StockText({ choice }: Props) {
  const t = useText();
  const { key, params } = stockLine(choice, (date) => formatDate(date, pageData().locale));
  return (
    <div>
      <output>{t(key, params)}</output>
      {isLastChance(choice) && <p className="hint">{t('availability.lastChance')}</p>}
    </div>
  );
}
