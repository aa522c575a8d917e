import type { PickupLocation } from '../../../../domain/pricing/shipping/pickup-locations.ts';
import { pageData } from '../../../stores/core/page-data.ts';
import { useText, type Translate } from '../../kit/text.ts';

/** A distance in the unit of the site's roads. Not `distanceText`: a module of two areas would be loaded by the checkout, too. */
function lengthOf(kilometres: number): string {
  const { country, locale } = pageData();
  const [unit, length] = /US|GB/.test(country) ? ['mile', kilometres / 1.609344] : ['kilometer', kilometres];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(length);
}

interface Props {
  readonly code: 'pickup' | 'sts' | 'pudo';
  readonly pickupLocations: readonly PickupLocation[];
  readonly chosen: string | undefined;
  readonly onChange: (id: string) => void;
}

function stockOf({ stock, isAvailable }: PickupLocation, code: Props['code'], t: Translate): string | undefined {
  if (code === 'pudo') return undefined;
  if (code === 'sts') return t(isAvailable ? 'cart.storeSends' : 'cart.storeSendsNot');
  return isAvailable ? t('cart.storeStock', { count: stock ?? 0 }) : t('cart.storeOut');
}

/** The stores or collection points to choose from; those without stock for the line are marked. */
export function PickupList({ code, pickupLocations, chosen, onChange }: Props) {
  const t = useText();
  const isPoint = code === 'pudo';
  return (
    <>
      <output>
        {pickupLocations.length > 0
          ? t('cart.placesFound', { count: pickupLocations.length })
          : t(isPoint ? 'cart.pointsNone' : 'cart.storesNone')}
      </output>
      {pickupLocations.length > 0 && (
        <fieldset className="cart-options">
          <legend className="visually-hidden">{t(isPoint ? 'cart.points' : 'cart.stores')}</legend>
          {pickupLocations.map((pickupLocation) => {
            const { id, name, address, distance, isAvailable } = pickupLocation;
            const stock = stockOf(pickupLocation, code, t);
            return (
              <label key={id} className="cart-option">
                <input
                  type="radio"
                  name="place"
                  value={id}
                  checked={id === chosen}
                  disabled={!isAvailable}
                  onChange={() => onChange(id)}
                />
                <span>
                  {name}
                  <span className="hint">
                    {address.addressLine1}, {address.postalCode} {address.city}
                  </span>
                  {stock && <span className={isAvailable ? 'hint' : 'cart__unavailable'}>{stock}</span>}
                </span>
                {distance !== undefined && <span className="hint">{lengthOf(distance)}</span>}
              </label>
            );
          })}
        </fieldset>
      )}
    </>
  );
}
