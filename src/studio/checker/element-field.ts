import type { PlacedSection } from './analysis/checked-page.ts';
import { normalText } from './analysis/alt-text.ts';
import { imageAddress } from './analysis/image-url.ts';
import { linkField, imageField, richTextField, textField, type Leaf } from './analysis/content-field.ts';

/** Returns the field of the section's content that the element was rendered from, where it can be determined. */
export function elementField(element: Element, { leaves }: PlacedSection): string | undefined {
  const text = normalText(element.textContent ?? '');
  if (element instanceof HTMLImageElement) return imageOf(element, leaves);
  if (element.matches('iframe')) return leaves.find(({ path }) => path === 'label')?.path;
  const prose = element.closest('.prose');
  if (prose !== null) return richTextField(leaves, text) ?? richTextField(leaves, prose.textContent ?? '');
  if (element instanceof HTMLAnchorElement)
    return linkField(leaves, { text, pathname: element.pathname, isRich: false });
  return textField(leaves, text) ?? textField(leaves, blankText(element));
}

function imageOf(image: HTMLImageElement, leaves: readonly Leaf[]): string | undefined {
  const field = imageField(leaves, imageAddress(image));
  return field === undefined ? undefined : field === '' ? 'alt' : `${field}.alt`;
}

/** Returns the heading of an entry within the element, such as the summary of `details`. */
function blankText(element: Element): string {
  return normalText(element.querySelector('h1, h2, h3, h4, h5, h6')?.textContent ?? '');
}
