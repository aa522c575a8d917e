import { toAddress } from './address-rules.ts';

type Values = Readonly<Record<string, string>>;

interface Typed {
  readonly shipping: Values;
  readonly billing: Values;
  /** The bill goes where the parcel goes. */
  readonly isSame: boolean;
}

/** The address of the bill; email and phone are asked for once, with the delivery. */
export function billingAddressOf({ shipping, billing, isSame }: Typed): Record<string, string> {
  const { email = '', phone = '' } = shipping;
  if (isSame) return toAddress(shipping);
  const { phoneCode } = toAddress({ phone, countryCode: shipping['countryCode'] ?? billing['countryCode'] ?? '' });
  return { ...toAddress({ ...billing, email, phone }), ...(phoneCode ? { phoneCode } : {}) };
}
