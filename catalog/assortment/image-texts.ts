import { picturesOf } from '../../illustrations/forms.ts';
import { colorNameIn } from './color-names.ts';
import type { ProductSource } from './source.ts';
import { languageColumn, readWords } from './words.ts';

const words = readWords(new URL('image-words.txt', import.meta.url));

/** What stands before the name of a colour. */
const IN_COLOR = ['in', 'coloris', 'en color', 'nel colore', 'in'] as const;

/**
 * The alternative texts of a product's images in the language of `locale`, by the addresses of the images; `undefined` in
 * English, which the images have themselves. Throws for a view without words.
 */
export function imageTextsIn(
  locale: string,
  source: ProductSource,
  name: string = source.name,
): Readonly<Record<string, string>> | undefined {
  const column = languageColumn(locale);
  if (column === -1) return undefined;
  const images = picturesOf(source, (shows, color) => {
    const view = words.get(shows)?.[column];
    if (view === undefined) throw new Error(`No words of image-words.txt: ${shows}`);
    return `${name}${color === undefined ? '' : ` ${IN_COLOR[column]} ${colorInSentence(locale, color)}`}, ${view}`;
  });
  return Object.fromEntries(images.map(({ src, alt }) => [src, alt]));
}

/** Only German writes nouns with a capital. */
function colorInSentence(locale: string, color: string): string {
  const name = colorNameIn(locale, color);
  return locale.startsWith('de') ? name : name.toLowerCase();
}
