import type { ChatScripts, ChatVendor } from '../../../src/lib/scripts/page-scripts.ts';
import type { PolicySources } from '../../../src/lib/scripts/policy-sources.ts';
import type { SettingReader } from '../../../src/lib/setting-reader.ts';
import type { PartSources, Provider } from '../provider.ts';

/** Conversations with the vendors of the regions: Sierra, and Salesforce's Messaging for Web. */
export const provider: Provider<ChatScripts> = {
  name: 'chat',
  adapters: {
    sierra: (reader) => {
      const scripts = readScripts(reader, 'sierra');
      return () => scripts;
    },
    messaging: (reader) => {
      const scripts = readScripts(reader, 'messaging');
      return () => scripts;
    },
  },
  isRequired: false,
  csp: { sierra: (reader) => sourcesOf(reader, 'sierra'), messaging: (reader) => sourcesOf(reader, 'messaging') },
};

const REGIONS = ['NORA', 'EMEA'];

/** With `sierra` other regions have the messaging vendor where its settings are there; `messaging` serves all regions. */
function readScripts(reader: SettingReader, choice: ChatVendor): ChatScripts {
  const hasMessaging = choice === 'messaging' || reader.text(DEPLOYMENT) !== undefined;
  return {
    sierraRegions: choice === 'sierra' ? readRegions(reader) : [],
    sierra: choice === 'sierra' ? readSierra(reader) : undefined,
    messaging: hasMessaging ? readMessaging(reader) : undefined,
  };
}

function readRegions(reader: SettingReader): readonly string[] {
  const regions = (reader.text('SIERRA_REGIONS') ?? 'NORA').split(/[\s,]+/);
  for (const region of regions.filter((name) => !REGIONS.includes(name)))
    reader.addIssue('SIERRA_REGIONS', `"${region}" is not one of ${REGIONS.join(', ')}`, 'NORA');
  return regions;
}

const SIERRA_URL = 'https://sierra.chat';
const TOKEN = /^[\w-]{8,200}$/;

function readSierra(reader: SettingReader): ChatScripts['sierra'] {
  const token = readNamed(reader, { name: 'SIERRA_TOKEN', choice: 'sierra', pattern: TOKEN, example: 'aB3dEfGh1jK' });
  const url = readUrl(reader, 'SIERRA_URL', SIERRA_URL) ?? SIERRA_URL;
  return { src: `${url}/agent/${token}/embed`, token };
}

const DEPLOYMENT = 'MESSAGING_DEPLOYMENT';
const SITE_EXAMPLE = 'https://example.my.site.com/ESWShopChat1720000000000';
const MESSAGES_EXAMPLE = 'https://example.my.salesforce-scrt.com';

function readMessaging(reader: SettingReader): ChatScripts['messaging'] {
  const id = { name: 'MESSAGING_ORGANIZATION_ID', pattern: /^00D[A-Za-z\d]{12}([A-Za-z\d]{3})?$/ };
  const organizationId = readNamed(reader, { ...id, choice: 'messaging', example: '00D000000000001' });
  const named = { name: DEPLOYMENT, choice: 'messaging', pattern: /^\w{1,80}$/, example: 'Shop_Chat' };
  const deployment = readNamed(reader, named);
  const siteUrl = requireUrl(reader, 'MESSAGING_SITE_URL', SITE_EXAMPLE);
  const messagesUrl = requireUrl(reader, 'MESSAGING_URL', MESSAGES_EXAMPLE);
  return { src: `${siteUrl}/assets/js/bootstrap.min.js`, organizationId, deployment, siteUrl, messagesUrl };
}

interface NamedSetting {
  readonly name: string;
  readonly choice: string;
  readonly pattern: RegExp;
  readonly example: string;
}

function readNamed(reader: SettingReader, { name, choice, pattern, example }: NamedSetting): string {
  const text = reader.text(name);
  if (text === undefined) reader.addIssue(name, `missing, the chat of ${choice} needs it`, example);
  else if (!pattern.test(text)) reader.addIssue(name, 'has another form', example);
  return text ?? example;
}

function readUrl(reader: SettingReader, name: string, example: string): string | undefined {
  const url = reader.baseUrl(name, example);
  if (url?.startsWith('http:')) reader.addIssue(name, `"${url}" is not an https address`, example);
  return url;
}

function requireUrl(reader: SettingReader, name: string, example: string): string {
  if (reader.text(name) === undefined) reader.addIssue(name, 'missing, the chat of messaging needs it', example);
  return readUrl(reader, name, example) ?? example;
}

const originsOf = (...urls: readonly (string | undefined)[]): string[] =>
  urls.flatMap((url) => URL.parse(url ?? '')?.origin ?? []);

/** Both vendors load their windows as frames of their own hosts, and their stylesheets as files. */
function windowSources(hosts: readonly string[], calls: readonly string[] = []): PolicySources {
  const shown = { 'script-src': hosts, 'frame-src': hosts, 'style-src': hosts, 'img-src': hosts, 'font-src': hosts };
  return { ...shown, 'connect-src': [...hosts, ...calls] };
}

function sourcesOf(reader: SettingReader, choice: ChatVendor): PartSources {
  const sierra = choice === 'sierra' ? originsOf(reader.text('SIERRA_URL') ?? SIERRA_URL) : [];
  const site = originsOf(reader.text('MESSAGING_SITE_URL'));
  const calls = originsOf(reader.text('MESSAGING_URL'));
  const vendors: readonly (readonly [ChatVendor, PolicySources])[] = [
    ['sierra', windowSources(sierra)],
    ['messaging', windowSources(site, calls)],
  ];
  return { parts: Object.fromEntries(vendors.filter(([, own]) => own['script-src']?.length)) };
}
