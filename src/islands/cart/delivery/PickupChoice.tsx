import { useEffect, useState, type SubmitEvent } from 'react';
import type { Cart } from '../../../api/cart/cart.schema.ts';
import type { PickupLocation } from '../../../../domain/pricing/shipping/pickup-locations.ts';
import {
  findPickupStores,
  findCollectionPointsNear,
  findStoresToSendTo,
} from '../../../stores/locations/pickup-search.ts';
import { ErrorMessage } from '../../kit/ErrorMessage.tsx';
import { TextField } from '../../kit/TextField.tsx';
import { useForm } from '../../kit/use-form.ts';
import { useText } from '../../kit/text.ts';
import { PickupList } from './PickupList.tsx';
import { useAction } from '../lines/use-cart-task.ts';

const FINDERS = { pickup: findPickupStores, sts: findStoresToSendTo, pudo: findCollectionPointsNear } as const;

interface Props {
  readonly code: keyof typeof FINDERS;
  readonly line: Cart['items'][number];
  readonly chosen: string | undefined;
  readonly onChange: (id: string) => void;
}

/** The pickup location of a line. Stores are listed at once; collection points need a postal code. */
export function PickupChoice({ code, line, chosen, onChange }: Props) {
  const t = useText();
  const isPoint = code === 'pudo';
  const [pickupLocations, setPickupLocations] = useState<readonly PickupLocation[]>();
  const { run, isPending, error } = useAction();
  const form = useForm({ q: { isRequired: isPoint, missing: t('cart.pointSearchMissing') } });

  const find = (q: string) =>
    run(async () => {
      const found = await FINDERS[code]({ line, q });
      if (found.ok) setPickupLocations(found.value);
      return found;
    });
  // Runs once: later searches start with the button.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => void (isPoint || find('')), []);

  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (form.check(event.currentTarget)) void find(form.values.q.trim());
  };

  return (
    <div className="cart-places" aria-busy={isPending}>
      <form className="cart__code" noValidate onSubmit={search}>
        <TextField
          field={form.field('q')}
          label={t(isPoint ? 'cart.pointSearch' : 'cart.storeSearch')}
          autoComplete="postal-code"
          maxLength={isPoint ? 20 : 200}
        />
        <button type="submit" className="button">
          {t('shell.search')}
        </button>
      </form>
      <ErrorMessage text={error} />
      {pickupLocations && <PickupList {...{ code, pickupLocations, chosen, onChange }} />}
    </div>
  );
}
