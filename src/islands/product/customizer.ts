import { fitText } from '../../../domain/customization/drawing.ts';
import { tidyText } from '../../../domain/customization/recipe.ts';
import { formatMoney } from '../../../domain/money.ts';

const numberOf = (value: string | undefined): number => Number(value ?? 0);

/** Draws what the form of a customizer names, states what it costs, and writes it into the address. */
export function showRecipe(form: HTMLFormElement): void {
  const chosen = Array.from(form.querySelectorAll<HTMLInputElement>('[data-piece-of] :checked'));
  const field = form.querySelector<HTMLInputElement>('[name="text"]');
  const text = tidyText(field?.value ?? '');
  for (const radio of chosen) paint(form, radio);
  const labels = chosen.map((radio) => `${legendOf(radio)}: ${radio.dataset.label ?? ''}`);
  if (text !== '') labels.push(`${field?.labels?.[0]?.textContent ?? ''}: ${text}`);
  form.querySelector('svg[role="img"]')?.setAttribute('aria-label', labels.join(', '));
  write(form, text);
  saveInAddress(form);
  const extra = text === '' ? 0 : numberOf(field?.dataset.surcharge);
  const total = chosen.reduce(
    (sum, { dataset }) => sum + numberOf(dataset.surcharge),
    numberOf(form.dataset.base) + extra,
  );
  const output = form.querySelector('output');
  if (output) output.value = formatMoney(total, form.dataset.currency ?? '', document.documentElement.lang);
}

const pieceOf = (radio: HTMLInputElement) => radio.closest<HTMLElement>('[data-piece-of]');
const legendOf = (radio: HTMLInputElement): string => pieceOf(radio)?.querySelector('legend')?.textContent ?? '';

function paint(form: HTMLFormElement, radio: HTMLInputElement): void {
  const part = pieceOf(radio)?.dataset.pieceOf ?? '';
  const { hex = '' } = radio.dataset;
  for (const shape of form.querySelectorAll(`[data-piece="${CSS.escape(part)}"]`))
    shape.setAttribute(shape.getAttribute('fill') === 'none' ? 'stroke' : 'fill', hex);
}

function write(form: HTMLFormElement, text: string): void {
  const place = form.querySelector<SVGTextElement>('[data-text]');
  if (!place) return;
  const { size, width } = place.dataset;
  place.textContent = text;
  place.setAttribute('font-size', `${fitText({ size: numberOf(size), width: numberOf(width) }, text)}`);
}

/** So that the design survives a reload, and its address can be shared. */
function saveInAddress(form: HTMLFormElement): void {
  const url = new URL(location.href);
  url.searchParams.delete('design');
  for (const [name, value] of new FormData(form))
    if (value === '') url.searchParams.delete(name);
    else url.searchParams.set(name, `${value}`);
  history.replaceState(history.state, '', url);
}
