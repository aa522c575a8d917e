import type { MailServer, OpenIdClient, ProviderSettings } from '../../backend/providers/settings.ts';
import type { Environment } from './environment.ts';
import { missingIssuer, readIssuer } from './issuer.ts';
import { withoutUser, type SettingReader } from './setting-reader.ts';

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
  'COLLECTION_POINTS',
] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** The built-in providers besides `sandbox` and `none`. */
const REAL = { CAPTCHA: 'altcha', MAIL: 'smtp', SOCIAL: 'oidc', GEO: 'header' } as const;
type RealName = (typeof REAL)[keyof typeof REAL];
export type ProviderChoice = 'sandbox' | 'none' | RealName;
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
  const real = Object.entries(REAL).find(([key]) => key === name)?.[1];
  const known: readonly ProviderChoice[] = real === undefined ? ['sandbox', 'none'] : ['sandbox', 'none', real];
  const choice = known.find((one) => one === text);
  if (choice === undefined) {
    reader.addIssue(variable, `this version has no provider "${text}", only ${joinNames(known)}`, real ?? fallback);
    return fallback;
  }
  if (environment === 'www') rejectInProduction(reader, name, choice);
  return choice;
}

const joinNames = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

function rejectInProduction(reader: SettingReader, name: ProviderName, choice: ProviderChoice): void {
  const variable = `${name}_PROVIDER`;
  const example = Object.entries(REAL).find(([key]) => key === name)?.[1] ?? 'the name of a real provider';
  if (choice === 'sandbox') reader.addIssue(variable, 'sandbox is refused when APP_ENV is www', example);
  else if (choice === 'none' && NEEDED_IN_PRODUCTION.includes(name))
    reader.addIssue(variable, 'none is refused when APP_ENV is www', example);
}

/** A stand-in or no captcha stops no bot. */
export const isRealCaptcha = ({ CAPTCHA }: Providers): boolean => CAPTCHA !== 'sandbox' && CAPTCHA !== 'none';

/** What the embedded commerce service needs of the selected providers, with the settings of the real ones. */
export function readServiceProviders(reader: SettingReader, providers: Providers): ProviderSettings {
  const { PAYMENT, PAY_LATER, CAPTCHA, MAIL, SMS, SOCIAL, COLLECTION_POINTS } = providers;
  const plain = (choice: ProviderChoice) => (choice === 'sandbox' ? 'sandbox' : 'none');
  return {
    payment: plain(PAYMENT),
    payLater: plain(PAY_LATER),
    captcha: CAPTCHA === 'altcha' ? 'altcha' : plain(CAPTCHA),
    mail: MAIL === 'smtp' ? readMailServer(reader) : plain(MAIL),
    sms: plain(SMS),
    social: SOCIAL === 'oidc' ? readOpenIdClient(reader) : plain(SOCIAL),
    collectionPoints: plain(COLLECTION_POINTS),
  };
}

function readMailServer(reader: SettingReader): MailServer {
  return { url: readMailUrl(reader), from: readSender(reader) };
}

const MAIL_URL_EXAMPLE = 'smtp://user:password@mail.example.com:587';

function readMailUrl(reader: SettingReader): string {
  const text = reader.text('MAIL_SMTP_URL');
  const url = text === undefined ? null : URL.parse(text);
  if (text === undefined) reader.addIssue('MAIL_SMTP_URL', 'missing, MAIL_PROVIDER=smtp needs it', MAIL_URL_EXAMPLE);
  else if (
    !url ||
    !/^smtps?:$/.test(url.protocol) ||
    !url.hostname ||
    url.search ||
    url.hash ||
    url.pathname.length > 1
  )
    reader.addIssue('MAIL_SMTP_URL', `"${withoutUser(text)}" is not smtp://user:password@host:port`, MAIL_URL_EXAMPLE);
  return text ?? '';
}

const SENDER = /^(?:[^<>\r\n"]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/;

function readSender(reader: SettingReader): string {
  const example = 'Marrow Ridge <shop@example.com>';
  const text = reader.text('MAIL_FROM');
  if (text === undefined) reader.addIssue('MAIL_FROM', 'missing, MAIL_PROVIDER=smtp needs it', example);
  else if (!SENDER.test(text)) reader.addIssue('MAIL_FROM', `"${text}" is not an address`, example);
  return text ?? '';
}

function readOpenIdClient(reader: SettingReader): OpenIdClient {
  const needed = (name: string, example: string): string => {
    const text = reader.text(name);
    if (text === undefined) reader.addIssue(name, 'missing, SOCIAL_PROVIDER=oidc needs it', example);
    return text ?? '';
  };
  return {
    issuer: readSocialIssuer(reader),
    clientId: needed('SOCIAL_CLIENT_ID', 'aisle'),
    clientSecret: needed('SOCIAL_CLIENT_SECRET', '<the secret the provider gave>'),
  };
}

function readSocialIssuer(reader: SettingReader): string {
  if (reader.text('SOCIAL_ISSUER') === undefined)
    missingIssuer(reader, 'SOCIAL_ISSUER', 'SOCIAL_PROVIDER=oidc needs it');
  return readIssuer(reader, 'SOCIAL_ISSUER') ?? '';
}
