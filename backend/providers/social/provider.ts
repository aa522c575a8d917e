import { missingIssuer, readIssuer } from '../../../src/lib/issuer.ts';
import type { SettingReader } from '../../../src/lib/setting-reader.ts';
import type { Provider } from '../provider.ts';
import { createOpenId } from './open-id.ts';
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
      const { issuer, ...client } = readOpenIdClient(reader);
      return () => createOpenId({ issuer, clients: { oidc: client } });
    },
  },
  isRequired: false,
};

export function readOpenIdClient(reader: SettingReader) {
  if (reader.text('SOCIAL_ISSUER') === undefined)
    missingIssuer(reader, 'SOCIAL_ISSUER', 'SOCIAL_PROVIDER=oidc needs it');
  return {
    issuer: readIssuer(reader, 'SOCIAL_ISSUER') ?? '',
    clientId: readRequired(reader, 'SOCIAL_CLIENT_ID', 'aisle'),
    clientSecret: readRequired(reader, 'SOCIAL_CLIENT_SECRET', '<the secret the provider gave>'),
  };
}

function readRequired(reader: SettingReader, name: string, example: string): string {
  const text = reader.text(name);
  if (text === undefined) reader.addIssue(name, 'missing, SOCIAL_PROVIDER=oidc needs it', example);
  return text ?? '';
}
