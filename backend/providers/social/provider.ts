import { missingIssuer, readIssuer } from '../../../src/lib/issuer.ts';
import type { SettingReader } from '../../../src/lib/setting-reader.ts';
import type { Provider } from '../provider.ts';
import { createOpenId, type OpenIdClient } from './open-id.ts';
import type { SocialProvider } from './social.ts';

export interface SocialDeps {
  readonly publicOrigin: string;
  /** The same in every process of the shop. */
  readonly secret: string;
}

export const provider: Provider<SocialProvider, SocialDeps> = {
  name: 'social',
  adapters: {
    oidc: (reader) => {
      const clients = readOpenIdClients(reader);
      return () => createOpenId({ clients });
    },
  },
  isRequired: false,
};

const NAME = /^[a-z][a-z\d]{0,29}$/;

/**
 * The clients by name: those of `SOCIAL_ISSUERS` (`google,amazon`) from variables with their names
 * (`SOCIAL_GOOGLE_ISSUER`), otherwise a single one, `oidc`, from variables without a name.
 */
export function readOpenIdClients(reader: SettingReader): Readonly<Record<string, OpenIdClient>> {
  const names = reader
    .text('SOCIAL_ISSUERS')
    ?.split(/[\s,]+/)
    .filter(Boolean);
  if (names === undefined) return { oidc: readClient(reader, 'SOCIAL', 'SOCIAL_PROVIDER=oidc needs it') };
  const unfit = names.find((name) => !NAME.test(name));
  if (unfit !== undefined) {
    reader.addIssue('SOCIAL_ISSUERS', `"${unfit}" is no name in lower case`, 'google,facebook,amazon');
    return {};
  }
  const why = (name: string) => `SOCIAL_ISSUERS=${name} needs it`;
  return Object.fromEntries(
    names.map((name) => [name, readClient(reader, `SOCIAL_${name.toUpperCase()}`, why(name))] as const),
  );
}

function readClient(reader: SettingReader, prefix: string, why: string): OpenIdClient {
  const issuer = `${prefix}_ISSUER`;
  if (reader.text(issuer) === undefined) missingIssuer(reader, issuer, why);
  return {
    issuer: readIssuer(reader, issuer) ?? '',
    clientId: readRequired(reader, { name: `${prefix}_CLIENT_ID`, why, example: 'aisle' }),
    clientSecret: readRequired(reader, {
      name: `${prefix}_CLIENT_SECRET`,
      why,
      example: '<the secret the provider gave>',
    }),
  };
}

interface RequiredSetting {
  readonly name: string;
  readonly why: string;
  readonly example: string;
}

function readRequired(reader: SettingReader, { name, why, example }: RequiredSetting): string {
  const text = reader.text(name);
  if (text === undefined) reader.addIssue(name, `missing, ${why}`, example);
  return text ?? '';
}
