/** Where the frames of a provider come from, for the policy of the pages that show them; by the names of `PAYMENT_PROVIDER`. */
const SOURCES: Readonly<Record<string, string>> = { sandbox: "'self'" };

/** Empty where the provider has no frames. */
export const paymentFrameSources = (provider: string): string => SOURCES[provider] ?? '';
