// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { cartItemOf, cartOf } from '../../stores/cart/cart.test-support.ts';
import { writePageData } from '../../stores/core/page-data.test-support.ts';
import { alerts, renderIsland } from '../kit/island.test-support.tsx';
import { CartContent } from './CartContent.tsx';

const missing = (itemId: string) => ({
  code: 'ProductLineItemFullInventoryMissing',
  message: '',
  details: { itemId, name: 'Saddleback Mid', availableQty: 0 },
});
const moved = { code: 'StsToPickupTransition', message: '', details: { itemId: 'line-1' } };

const ignore = () => undefined;

describe('the notices of a cart', () => {
  const show = (change: Parameters<typeof cartOf>[0]) => {
    writePageData();
    renderIsland(<CartContent cart={cartOf(change)} left={undefined} showGone={ignore} forgetGone={ignore} />);
  };

  test('are alerts where the customer has to act, and otherwise a status', () => {
    show({ flashMessages: [missing('gone'), moved], items: [cartItemOf({ id: 'line-1', name: 'Tent' })] });
    expect(alerts()).toEqual(['Saddleback Mid is out of stock, so we took it out of your cart.']);
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(
      'Tent is at the store already. You can pick it up there.',
    );
  });

  test('say that the whole order cannot be completed where nothing is left', () => {
    show({ flashMessages: [missing('gone')], items: [] });
    expect(alerts()[0]).toMatch(/^Nothing of what was in your cart is available any more/);
    expect(alerts()).toHaveLength(2);
  });
});
