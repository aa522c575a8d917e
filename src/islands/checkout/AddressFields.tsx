import { useEffect, useState } from 'react';
import { needsProvince } from '../../../domain/address/provinces.ts';
import { hasPostalRule } from '../../../domain/address/postal-code.ts';
import { isCodeFirst } from '../../../domain/address/town-line.ts';
import type { AddressName } from '../../../domain/checkout/address-rules.ts';
import { loadRegions } from '../../stores/checkout/checkout-delivery.ts';
import { SelectField } from '../kit/SelectField.tsx';
import { TextField } from '../kit/TextField.tsx';
import type { Form } from '../kit/use-form.ts';
import { useText } from '../kit/text.ts';
import { useCountries } from './use-countries.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface Props {
  readonly form: Form<AddressName>;
  readonly country: string;
  /** `served`: the countries the site delivers to; `known`: all countries with an address format. */
  readonly countries: 'served' | 'known';
  /** Section of the browser's autofill: `shipping`, `billing`. */
  readonly kind: 'shipping' | 'billing';
}

/** Contains the chosen country before the list is loaded. */
function useOptions(country: string, which: Props['countries']): readonly Option[] {
  const countries = useCountries();
  if (countries.length === 0) return [{ value: country, label: country }];
  return countries
    .filter(({ code, isServed }) => (which === 'served' ? isServed === true || code === country : hasPostalRule(code)))
    .map(({ code, name }) => ({ value: code, label: name }));
}

function useRegions(country: string, chosen: string): readonly Option[] {
  const [options, setOptions] = useState<readonly Option[]>([]);
  useEffect(() => {
    const load = async () => {
      const outcome = await loadRegions(country);
      if (outcome.ok) setOptions(outcome.value.regions.map(({ code, name }) => ({ value: code, label: name })));
    };
    if (needsProvince(country)) void load();
  }, [country]);
  return options.length === 0 && chosen !== '' ? [{ value: chosen, label: chosen }] : options;
}

export function AddressFields({ form, country, countries, kind }: Props) {
  const t = useText();
  const countryOptions = useOptions(country, countries);
  const regionOptions = useRegions(country, form.values.province);
  const text = (name: AddressName, autoComplete: string, maxLength: number) => (
    <TextField
      field={form.field(name)}
      label={t(`checkout.${name}`)}
      autoComplete={`${kind} ${autoComplete}`}
      maxLength={maxLength}
    />
  );
  const postalCode = text('postalCode', 'postal-code', 20);
  return (
    <>
      <SelectField
        field={form.field('countryCode')}
        label={t('checkout.countryCode')}
        autoComplete={`${kind} country`}
        options={countryOptions}
      />
      {text('addressLine1', 'address-line1', 200)}
      {text('addressLine2', 'address-line2', 200)}
      <div className="form__pair">
        {isCodeFirst(country) && postalCode}
        {text('city', 'address-level2', 100)}
        {needsProvince(country) && (
          <SelectField
            field={form.field('province')}
            label={t('checkout.province')}
            autoComplete={`${kind} address-level1`}
            placeholder={t('checkout.choose')}
            options={regionOptions}
          />
        )}
        {!isCodeFirst(country) && postalCode}
      </div>
    </>
  );
}
