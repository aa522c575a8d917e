import { useEffect, useState } from 'react';
import type { Country } from '../../api/locations/utilities.schema.ts';
import { loadCountries } from '../../stores/checkout/checkout-delivery.ts';

let known: readonly Country[] = [];

/** The countries of the shop; empty until they are loaded. */
export function useCountries(): readonly Country[] {
  const [countries, setCountries] = useState(known);
  useEffect(() => {
    const load = async () => {
      const outcome = await loadCountries();
      if (!outcome.ok) return;
      known = outcome.value.countries;
      setCountries(known);
    };
    if (known.length === 0) void load();
  }, []);
  return countries;
}
