/**
 * Sources of a provider's frames for the content security policy of the pages that show them; by the values of
 * `PAYMENT_PROVIDER`.
 */
const SOURCES: Readonly<Record<string, string>> = { sandbox: "'self'" };

/** Empty where the provider has no frames. */
export const paymentFrameSources = (provider: string): string => SOURCES[provider] ?? '';
