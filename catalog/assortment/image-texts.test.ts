import { describe, expect, test } from 'vitest';
import { picturesOf } from '../../illustrations/forms.ts';
import { imageTextsIn } from './image-texts.ts';
import { assortment } from './index.ts';

const LOCALES = ['de-de', 'fr-fr', 'fr-ca', 'es-es', 'it-it', 'nl-nl'];

describe('the alternative texts of images', () => {
  test.each(LOCALES)('exist for every image in %s, and are not the English ones', (locale) => {
    for (const source of assortment) {
      const texts = imageTextsIn(locale, source) ?? {};
      for (const { src, alt } of picturesOf(source)) {
        expect(texts[src], src).toMatch(/, .+/);
        expect(texts[src], src).not.toBe(alt);
      }
    }
  });

  test('name the product as the page does, the colour and the view', () => {
    const boot = assortment.find(({ slug }) => slug === 'saddleback-mid');
    if (!boot) throw new Error('The assortment has no Saddleback Mid.');
    const first = (locale: string) => Object.values(imageTextsIn(locale, boot, 'Saddleback') ?? {})[0];
    expect(first('de-de')).toBe('Saddleback in Torf, Seitenansicht');
    expect(first('fr-ca')).toBe('Saddleback coloris tourbe, vue de côté');
    expect(first('en-gb')).toBeUndefined();
  });
});
