import { useStore } from '@nanostores/react';
import { lazy, Suspense, useState } from 'react';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { $customer } from '../../stores/checkout/checkout-customer.ts';
import { updateDraft } from '../../stores/checkout/checkout-draft.ts';
import { Skeleton } from '../kit/Skeleton.tsx';
import { DeliveryForm } from './DeliveryForm.tsx';

const AddressEditor = lazy(async () => ({ default: (await import('./AddressEditor.tsx')).AddressEditor }));

/** Contact, shipping address and delivery method; the address book of an account is managed here as well. */
export function ShippingStep({ cart }: { cart: Cart }) {
  const customer = useStore($customer) ?? null;
  const [edited, setEdited] = useState<{ readonly id: string | undefined }>();
  if (!customer || !edited) return <DeliveryForm cart={cart} customer={customer} onEdit={(id) => setEdited({ id })} />;
  const finish = (id?: string) => {
    if (id !== undefined) updateDraft({ addressId: id });
    setEdited(undefined);
  };
  return (
    <Suspense fallback={<Skeleton />}>
      <AddressEditor customer={customer} id={edited.id} onDone={finish} />
    </Suspense>
  );
}
