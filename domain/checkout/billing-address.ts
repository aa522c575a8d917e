import { toAddress } from './address-rules.ts';

type Values = Readonly<Record<string, string>>;

interface Typed {
  readonly shipping: Values;
  readonly billing: Values;
  /** The billing address is the shipping address. */
  readonly isSame: boolean;
}

/** The billing address; email and phone are entered once, with the shipping address. */
export function billingAddressOf({ shipping, billing, isSame }: Typed): Record<string, string> {
  const { email = '', phone = '' } = shipping;
  if (isSame) return toAddress(shipping);
  const { phoneCode } = toAddress({ phone, countryCode: shipping['countryCode'] ?? billing['countryCode'] ?? '' });
  return { ...toAddress({ ...billing, email, phone }), ...(phoneCode ? { phoneCode } : {}) };
}
