import type { Environment } from './environment.ts';
import type { SettingReader } from './setting-reader.ts';

export const PROVIDERS = [
  'PAYMENT',
  'PAY_LATER',
  'CAPTCHA',
  'MAIL',
  'SMS',
  'SOCIAL',
  'TAG_MANAGER',
  'CONSENT',
  'CHAT',
  'PERSONALISATION',
  'RECOMMENDATIONS',
  'EXPERIMENTS',
  'PHOTOS',
  'GEO',
] as const;
export type ProviderName = (typeof PROVIDERS)[number];
export type ProviderChoice = 'sandbox' | 'none';
export type Providers = Readonly<Record<ProviderName, ProviderChoice>>;

const NEEDED_IN_PRODUCTION: readonly ProviderName[] = ['PAYMENT', 'CAPTCHA', 'MAIL'];

export function readProviders(reader: SettingReader, environment: Environment): Providers {
  const choices = PROVIDERS.map((name) => [name, readProvider(reader, name, environment)] as const);
  return Object.fromEntries(choices) as Record<ProviderName, ProviderChoice>;
}

function readProvider(reader: SettingReader, name: ProviderName, environment: Environment): ProviderChoice {
  const variable = `${name}_PROVIDER`;
  const fallback = environment === 'www' ? 'none' : 'sandbox';
  const text = reader.text(variable);
  if (text === undefined) return fallback;
  if (text !== 'sandbox' && text !== 'none') {
    reader.fault(variable, `this version has no provider "${text}", only sandbox and none`, fallback);
    return fallback;
  }
  if (environment === 'www') refuseInProduction(reader, name, text);
  return text;
}

function refuseInProduction(reader: SettingReader, name: ProviderName, choice: ProviderChoice): void {
  const variable = `${name}_PROVIDER`;
  const example = 'the name of a real provider';
  if (choice === 'sandbox') reader.fault(variable, 'sandbox is refused when APP_ENV is www', example);
  else if (NEEDED_IN_PRODUCTION.includes(name)) reader.fault(variable, 'none is refused when APP_ENV is www', example);
}
