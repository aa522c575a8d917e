import type { SettingReader } from '../../../src/lib/setting-reader.ts';
import type { Provider, ReadSources } from '../provider.ts';

export interface TagManager {
  /** Address of the script that pages load. */
  readonly src: string;
  /** What the shop serves at `/sstm/{id}`; `undefined` where pages load from the vendor. */
  readonly firstParty: { readonly id: string; readonly url: string } | undefined;
}

const HOST = 'https://www.googletagmanager.com';

/** Gets the events of the data layer, and loads the tags of its container. */
export const provider: Provider<TagManager> = {
  name: 'tag-manager',
  adapters: {
    gtm: (reader) => {
      const tagManager = readGtm(reader);
      return () => tagManager;
    },
  },
  isRequired: false,
  csp: { gtm: (reader) => readSources(reader) },
};

const ID = /^GTM-[A-Z\d]{4,12}$/;
const ID_VARIABLE = 'GTM_CONTAINER_ID';
const ID_EXAMPLE = 'GTM-AB12CD3';

function readGtm(reader: SettingReader): TagManager {
  const id = reader.text(ID_VARIABLE);
  if (id === undefined) reader.addIssue(ID_VARIABLE, 'missing, TAG_MANAGER_PROVIDER=gtm needs it', ID_EXAMPLE);
  else if (!ID.test(id)) reader.addIssue(ID_VARIABLE, `"${id}" is not the id of a container`, ID_EXAMPLE);
  for (const host of readTagHosts(reader).filter((text) => !TAG_HOST.test(text)))
    reader.addIssue(HOSTS_VARIABLE, `"${host}" is not a host name, with or without *. before it`, HOSTS_EXAMPLE);
  const container = id ?? ID_EXAMPLE;
  const url = `${HOST}/gtm.js?id=${container}`;
  if (!reader.flag('GTM_FIRST_PARTY', false)) return { src: url, firstParty: undefined };
  return { src: `/sstm/${container}`, firstParty: { id: container, url } };
}

const HOSTS_VARIABLE = 'GTM_TAG_HOSTS';
const HOSTS_EXAMPLE = 'www.google-analytics.com,*.doubleclick.net';
const TAG_HOST = /^(\*\.)?[a-z\d]([a-z\d-]{0,62})(\.[a-z\d][a-z\d-]{0,62})+$/;

const readTagHosts = (reader: SettingReader): readonly string[] =>
  (reader.text(HOSTS_VARIABLE) ?? '').split(/[\s,]+/).filter(Boolean);

/** What the container's tags load is known to its editors only. */
const readSources: ReadSources = (reader) => {
  const hosts = [HOST, ...readTagHosts(reader).map((host) => `https://${host}`)];
  return { 'script-src': hosts, 'connect-src': hosts, 'img-src': hosts, 'frame-src': hosts };
};
