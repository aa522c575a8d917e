import { useId } from 'react';
import type { SavedAddress } from '../../api/account/address-book.schema.ts';
import { useText } from '../kit/text.ts';

interface Props {
  readonly addresses: readonly SavedAddress[];
  readonly chosen: SavedAddress;
  readonly onChoose: (id: string) => void;
  /** A new address has no id. */
  readonly onEdit: (id: string | undefined) => void;
}

/** The addresses of the account: choose one, edit one, add one. */
export function AddressBook({ addresses, chosen, onChoose, onEdit }: Props) {
  const t = useText();
  const group = useId();
  return (
    <fieldset className="checkout__ways">
      <legend>{t('checkout.whichAddress')}</legend>
      {addresses.map((address) => (
        <div key={address.id} className="checkout__saved">
          <label className="choice checkout__way">
            <input
              type="radio"
              name={group}
              value={address.id}
              checked={address.id === chosen.id}
              onChange={() => onChoose(address.id)}
            />
            <SavedLines address={address} />
          </label>
          <button
            type="button"
            className="button button--quiet"
            aria-label={t('checkout.editAddress', { address: address.addressLine1 })}
            onClick={() => onEdit(address.id)}
          >
            {t('checkout.edit')}
          </button>
        </div>
      ))}
      <button type="button" className="button" onClick={() => onEdit(undefined)}>
        {t('checkout.addAddress')}
      </button>
    </fieldset>
  );
}

function SavedLines({ address }: { address: SavedAddress }) {
  const { firstName, lastName, addressLine1, addressLine2, postalCode, city, province } = address;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  const lines = [addressLine1, addressLine2, [postalCode, city, province].filter(Boolean).join(' ')];
  return (
    <span className="checkout__way-name">
      {name} <span className="hint">{lines.filter(Boolean).join(', ')}</span>
    </span>
  );
}
