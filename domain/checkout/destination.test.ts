import { describe, expect, test } from 'vitest';
import { describeDelivery, destinationOf, formatDestination } from './destination.ts';

const home = { shippingId: 'me', shippingMethod: 'standard' };

describe('the destination of a shipment', () => {
  test('is the postal code of its address, and the whole country before there is one', () => {
    const address = { countryCode: 'AT', postalCode: '1010' };
    expect(destinationOf({ ...home, address }, 'DE')).toEqual(address);
    expect(destinationOf(home, 'DE')).toEqual({ countryCode: 'DE' });
  });

  test.each(['pickup', 'digital'])('is none for %s', (shippingMethod) => {
    expect(destinationOf({ ...home, shippingMethod }, 'DE')).toBeUndefined();
  });
});

describe('a destination', () => {
  test.each([
    ['en-us', 'US', 'to the United States', 'to 90210'],
    ['en-gb', 'GB', 'to the United Kingdom', 'to 90210'],
    ['en-ca', 'CA', 'to Canada', 'to 90210'],
    ['de-de', 'DE', 'nach Deutschland', 'nach 90210'],
    ['de-de', 'AT', 'nach Österreich', 'nach 90210'],
    ['fr-fr', 'FR', 'en France', 'pour le 90210'],
    ['fr-fr', 'MC', 'à Monaco', 'pour le 90210'],
    ['fr-ca', 'CA', 'au Canada', 'pour le 90210'],
    ['es-es', 'ES', 'a España', 'a 90210'],
    ['it-it', 'IT', 'in Italia', 'al CAP 90210'],
    ['nl-nl', 'NL', 'naar Nederland', 'naar 90210'],
    ['nl-nl', 'BE', 'naar België', 'naar 90210'],
  ])('is spoken of as in %s: %s', (locale, countryCode, country, code) => {
    expect(formatDestination({ countryCode }, locale)).toBe(country);
    expect(formatDestination({ countryCode, postalCode: '90210' }, locale)).toBe(code);
  });
});

describe('a delivery', () => {
  const to = { countryCode: 'US', postalCode: '90210' };
  const deliveryDates = { earliest: '2026-11-30', latest: '2026-11-30' };

  test('is named with its destination and its date', () => {
    const delivery = { label: 'Standard delivery', to, deliveryDates, deliveryTime: null };
    expect(describeDelivery(delivery, 'en-us')).toBe('Standard delivery to 90210: Monday, November 30');
    expect(describeDelivery({ ...delivery, label: 'Livraison standard' }, 'fr-fr')).toBe(
      'Livraison standard pour le 90210\u00a0: lundi 30 novembre',
    );
  });

  test('is named as far as it is known', () => {
    const unknown = { to: undefined, deliveryTime: null };
    expect(describeDelivery({ ...unknown, label: 'Pickup' }, 'en-us')).toBe('Pickup');
    expect(describeDelivery({ ...unknown, to, deliveryTime: '2 days' }, 'en-us')).toBe('to 90210: 2 days');
  });
});
