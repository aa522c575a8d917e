import { formatAmount } from '../../../domain/money.ts';
import { pageData } from '../../stores/core/page-data.ts';

/** The parts of the price facet (`PriceFields.astro`): slider and fields, lowest first. */
interface PriceFacet {
  readonly slider: HTMLElement;
  readonly ends: readonly [HTMLInputElement, HTMLInputElement];
  readonly fields: readonly [HTMLInputElement, HTMLInputElement];
}

function priceFacetOf(target: EventTarget | null): PriceFacet | undefined {
  const facet = target instanceof HTMLInputElement ? target.closest('fieldset') : null;
  const slider = facet?.querySelector<HTMLElement>('[data-price-slider]');
  if (!facet || !slider) return undefined;
  const [low, high] = slider.querySelectorAll('input');
  const [from, to] = facet.querySelectorAll<HTMLInputElement>('[name="f.price"]');
  return low && high && from && to ? { slider, ends: [low, high], fields: [from, to] } : undefined;
}

/**
 * Follows an input in the price facet: an end of the slider stops at the other one and writes its field, which is empty
 * at the end of the range; a field moves its end. Other inputs are left alone.
 */
export function followPrice(target: EventTarget | null): void {
  const facet = priceFacetOf(target);
  if (!facet) return;
  const { ends, fields } = facet;
  const [low, high] = ends;
  if (target === low && low.valueAsNumber > high.valueAsNumber) low.value = high.value;
  if (target === high && high.valueAsNumber < low.valueAsNumber) high.value = low.value;
  if (target === low) fields[0].value = low.value === low.min ? '' : low.value;
  else if (target === high) fields[1].value = high.value === high.max ? '' : high.value;
  else {
    low.value = fields[0].value || low.min;
    high.value = fields[1].value || high.max;
  }
  show(facet);
}

function show({ slider, ends: [low, high] }: PriceFacet): void {
  const span = slider.querySelector('rect');
  span?.setAttribute('x', low.value);
  span?.setAttribute('width', `${Math.max(0, high.valueAsNumber - low.valueAsNumber)}`);
  const { currency = '' } = slider.dataset;
  for (const end of [low, high]) end.ariaValueText = formatAmount(end.valueAsNumber, currency, pageData().locale);
}
