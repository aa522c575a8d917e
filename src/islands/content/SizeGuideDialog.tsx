import { useState } from 'react';
import type { DialogProps } from '../kit/dialog-entry.ts';
import { useText } from '../kit/text.ts';
import ContentDialog from './ContentDialog.tsx';

const pageRadios = () => [...document.querySelectorAll<HTMLInputElement>('[data-product-form] input[name="size"]')];

/** The size charts, with the sizes of the product page to choose from. */
export default function SizeGuideDialog(props: DialogProps) {
  return (
    <>
      <PageSizes />
      <ContentDialog {...props} argument="size-chart" rename={() => undefined} />
    </>
  );
}

const showChosen = (sizes: HTMLElement | null): void =>
  sizes?.querySelector(':checked')?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** Chooses in the page behind, which updates price and stock. */
function PageSizes() {
  const t = useText();
  const [radios] = useState(pageRadios);
  const [chosen, setChosen] = useState(() => radios.find(({ checked }) => checked)?.value);
  if (radios.length === 0) return null;
  const choose = (radio: HTMLInputElement) => {
    radio.click();
    setChosen(radio.value);
  };
  return (
    <div className="product__options dialog__sizes">
      <fieldset role="radiogroup" aria-label={t('product.size')}>
        <div className="product__choices" ref={showChosen}>
          {radios.map((radio) => (
            <label key={radio.value} className={radio.parentElement?.className}>
              <input
                type="radio"
                name="size-guide"
                value={radio.value}
                checked={radio.value === chosen}
                onChange={() => choose(radio)}
              />
              <span>{radio.nextElementSibling?.textContent}</span>
              <span className="choice__note visually-hidden">{t('product.soldOut')}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </div>
  );
}
