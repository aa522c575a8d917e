import { describe, expect, test } from 'vitest';
import { destinationOf } from './destination.ts';

const home = { shippingId: 'me', shippingMethod: 'standard' };

describe('the destination of a shipment', () => {
  test('is the postal code of its address, and the whole country before there is one', () => {
    const address = { countryCode: 'AT', postalCode: '1010' };
    expect(destinationOf({ ...home, address }, 'DE')).toEqual(address);
    expect(destinationOf({ ...home, address }, 'DE', '10115')).toEqual(address);
    expect(destinationOf(home, 'DE')).toEqual({ countryCode: 'DE' });
    expect(destinationOf(home, 'DE', '10115')).toEqual({ countryCode: 'DE', postalCode: '10115' });
  });

  test.each(['pickup', 'digital'])('is none for %s', (shippingMethod) => {
    expect(destinationOf({ ...home, shippingMethod }, 'DE')).toBeUndefined();
  });
});
