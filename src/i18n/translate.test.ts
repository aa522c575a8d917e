import { DEFAULT_SITES } from '../cms/site/sites.default.ts';
import { describe, expect, test } from 'vitest';
import { hasMessage, messageLocales, translate } from './translate.ts';

describe('translate', () => {
  test('fills in placeholders', () => {
    expect(translate('en-us', 'cart.remove', { name: 'Ridge Boot' })).toBe('Remove Ridge Boot');
  });

  test('takes the plural form of the locale', () => {
    expect(translate('en-us', 'shell.cartCount', { count: 0 })).toBe('Cart, 0 items');
    expect(translate('en-us', 'shell.cartCount', { count: 1 })).toBe('Cart, 1 item');
    expect(translate('fr-ca', 'shell.cartCount', { count: 0 })).toBe('Panier, 0 article');
    expect(translate('es-es', 'shell.cartCount', { count: 1_000_000 })).toBe('Cesta, 1000000 artículos');
  });

  test('preserves a placeholder without a value and text that resembles one', () => {
    expect(translate('en-us', 'cart.remove')).toBe('Remove {name}');
    expect(translate('en-us', 'cart.remove', { name: '$& {count}' })).toBe('Remove $& {count}');
  });

  test('falls back along the chain and at last to the key', () => {
    expect(messageLocales('fr-ca')).toEqual(['fr-ca', 'en-ca', 'en-us']);
    expect(translate('en-gb', 'product.color')).toBe('Colour');
    expect(translate('en-gb', 'cart.quantity')).toBe('Quantity');
    expect(translate('xx-yy', 'cart.title')).toBe('Your cart');
    expect(translate('en-us', 'cart.nothing')).toBe('cart.nothing');
    expect(translate('constructor', 'cart.title')).toBe('Your cart');
    expect(translate('en-us', 'toString')).toBe('toString');
  });

  test('falls back as the built-in site configuration does', () => {
    for (const [locale, { fallback }] of Object.entries(DEFAULT_SITES.locales)) {
      expect(messageLocales(locale)).toEqual([locale, ...fallback]);
    }
  });

  test('states whether a message exists', () => {
    expect(hasMessage('de-de', 'errors.ITEM_OOS')).toBe(true);
    expect(hasMessage('de-de', 'errors.NOTHING')).toBe(false);
  });
});
