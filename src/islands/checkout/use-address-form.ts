import { isNeeded, isPlausible, type AddressName } from '../../../domain/checkout/address-rules.ts';
import { useForm, type FieldRule, type Form } from '../kit/use-form.ts';
import { useText, type Translate } from '../kit/text.ts';

type Values = Readonly<Record<string, string>>;

interface Options {
  readonly names: readonly AddressName[];
  readonly initial: Values;
  /** Country of the address as entered. */
  readonly country: string;
  /** Receives the values of every change, to store them. */
  readonly onTyped: (typed: Values) => void;
}

function invalidText(name: AddressName, t: Translate): string {
  if (name === 'email') return t('form.email');
  return t(name === 'postalCode' ? 'checkout.postalCodeInvalid' : 'checkout.phoneInvalid');
}

/** A form of these fields; its rules follow the country. */
export function useAddressForm({ names, initial, country, onTyped }: Options): Form<AddressName> {
  const t = useText();
  const ruleOf = (name: AddressName): FieldRule<AddressName> => ({
    isRequired: isNeeded(name, country),
    missing: t(`checkout.missing_${name}`),
    rule: (value) => (isPlausible(name, value, { countryCode: country }) ? undefined : invalidText(name, t)),
  });
  const rules = Object.fromEntries(names.map((name) => [name, ruleOf(name)]));
  const form = useForm(rules as Record<AddressName, FieldRule<AddressName>>, initial); // all fields
  const field = (name: AddressName) => {
    const plain = form.field(name);
    const change = (value: string) => {
      plain.change(value);
      onTyped({ [name]: value });
    };
    return { ...plain, change };
  };
  return { ...form, field };
}

/** The error texts of the fields that the service rejected. */
export function rejectedFieldTexts(fields: readonly string[], t: Translate): Partial<Record<AddressName, string>> {
  const label = (name: string) => t(`checkout.${name}`);
  return Object.fromEntries(fields.map((name) => [name, t('checkout.fieldRefused', { label: label(name) })]));
}
