import type { SettingReader } from '../../../src/lib/setting-reader.ts';
import type { Provider, ReadSources } from '../provider.ts';

/** Distinguishes visitors from programs, and lets suspects pass after a challenge that they see. */
export interface BotProtection {
  /**
   * Returns the JSON of a 403 for a call that must not reach the shop yet: what the page needs to show the challenge
   * (docs/errors.md#bot-protection). Real protections stand in front of the shop, and have none.
   */
  readonly reject?: (request: Request) => object | undefined;
}

export const provider: Provider<BotProtection> = {
  name: 'bot-protection',
  adapters: {
    human: (reader) => {
      checkHosts(reader);
      return () => ({});
    },
  },
  isRequired: false,
  csp: { human: (reader) => readSources(reader) },
};

const HOSTS = 'HUMAN_HOSTS';
const EXAMPLE = '*.px-cloud.net,*.px-cdn.net';
const HOST = /^(\*\.)?[a-z\d]([a-z\d-]{0,62})(\.[a-z\d][a-z\d-]{0,62})+$/;

const readHosts = (reader: SettingReader): readonly string[] =>
  (reader.text(HOSTS) ?? '').split(/[\s,]+/).filter(Boolean);

function checkHosts(reader: SettingReader): void {
  for (const host of readHosts(reader).filter((text) => !HOST.test(text)))
    reader.addIssue(HOSTS, `"${host}" is not a host name, with or without *. before it`, EXAMPLE);
}

/** None where the protection serves its scripts from paths of the shop. */
const readSources: ReadSources = (reader) => {
  const hosts = readHosts(reader).map((host) => `https://${host}`);
  return { 'script-src': hosts, 'connect-src': hosts, 'img-src': hosts, 'frame-src': hosts };
};
