import { Fragment, useId } from 'react';
import { labelLines, type Option } from '../../lib/product-choice.ts';
import { useText } from '../kit/text.ts';
import type { VariantChoice } from './use-variant-choice.ts';

interface GroupProps {
  readonly of: 'color' | 'size';
  readonly options: readonly Option[];
  readonly from: VariantChoice;
}

function Swatch({ hex }: { readonly hex: string | undefined }) {
  if (hex === undefined) return null;
  return (
    <svg className="swatch" viewBox="0 0 1 1" aria-hidden="true">
      <rect width="1" height="1" fill={hex} />
    </svg>
  );
}

function OptionLabel({ label }: { readonly label: string }) {
  const [first, ...others] = labelLines(label);
  return (
    <span>
      {first}
      {others.map((line) => (
        <Fragment key={line}>
          <span className="visually-hidden"> / </span>
          <span className="choice__line">{line}</span>
        </Fragment>
      ))}
    </span>
  );
}

function Group({ of, options, from }: GroupProps) {
  const t = useText();
  const name = useId();
  const { error, product } = from;
  const mine = error?.of === of ? error : undefined;
  if (options.length === 0) return null;
  const hexOf = (color: string) => product.colors.find((one) => one.name === color)?.hex;
  return (
    <fieldset
      role="radiogroup"
      aria-label={t(`product.${of}`)}
      aria-invalid={mine !== undefined}
      aria-describedby={mine && `${name}-error`}
    >
      <legend aria-hidden="true">{t(`product.${of}`)}</legend>
      <div className="product__choices">
        {options.map(({ value, label, isChosen, isAvailable, left }, index) => (
          <label key={value} className={isAvailable ? 'choice' : 'choice choice--missing'}>
            <input
              type="radio"
              name={name}
              value={value}
              data-of={of}
              checked={isChosen}
              onChange={() => from.choose(of, value)}
              aria-describedby={left === undefined ? undefined : `${name}-${index}`}
            />
            {of === 'color' && <Swatch hex={hexOf(value)} />}
            <OptionLabel label={label} />
            {left !== undefined && (
              <span className="choice__left" id={`${name}-${index}`} aria-hidden="true">
                {t('product.fewLeft', { count: left })}
              </span>
            )}
            <span className="choice__note visually-hidden">{t('product.soldOut')}</span>
          </label>
        ))}
      </div>
      {mine && (
        <p className="error" id={`${name}-error`} role="alert">
          {mine.text}
        </p>
      )}
    </fieldset>
  );
}

/** Colour and size as on the product page (docs/contract.md#accessible-names). */
export function VariantFields({ from }: { readonly from: VariantChoice }) {
  const { colors, sizes } = from.choice;
  if (colors.length + sizes.length === 0) return null;
  return (
    <div className="product__options" id={from.id}>
      <Group of="color" options={colors} from={from} />
      <Group of="size" options={sizes} from={from} />
    </div>
  );
}
