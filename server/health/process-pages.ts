import { html } from 'hono/html';
import { FLAG_DEFAULTS, flagsOf, type Flags } from '../../src/cms/site/flags.ts';
import type { LostSections } from '../../src/cms/client/lost-sections.ts';
import { SCRIPTS } from '../../src/lib/scripts/script-registry.ts';
import { sourceName, type ProviderSources } from '../../src/lib/scripts/policy-sources.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import type { Sitemap } from '../search-engines/search-engine-calls.ts';
import type { Selections } from '../../backend/providers/provider.ts';
import { variableOf } from '../../backend/select-providers.ts';
import type { Readiness } from './readiness.ts';
import { badge, ROOT, visiblePages, htmlTable, type Markup } from './shell.ts';

/** Facts of the process and its settings. */

interface OverviewFacts {
  readonly isProduction: boolean;
  readonly lostSections: readonly LostSections[];
}

export function overview({ isReady, results }: Readiness, { isProduction, lostSections }: OverviewFacts): Markup {
  return html`<p>The shop is ${isReady ? 'ready' : 'not ready'}.</p>
    ${checks(results)} ${lostSections.length === 0 ? '' : lostPages(lostSections)}
    <ul class="cards">
      ${visiblePages(isProduction)
        .filter(({ path }) => path !== '')
        .map(
          ({ path, title, text }) =>
            html`<li>
              <a href="${ROOT + path}">${title}</a>
              <p>${text}</p>
            </li>`,
        )}
    </ul>
    <p class="muted">
      For machines: <a href="${ROOT}/live">live</a> and <a href="${ROOT}/ready">ready</a>, both JSON.
    </p>`;
}

function checks(results: Readiness['results']): Markup {
  const rows = Object.entries(results).map(([name, result]) => [name, badge(result, result === 'ok' ? 'good' : 'bad')]);
  return htmlTable('Checks', ['Check', 'Result'], rows);
}

/** Shows names of pages and of hashed files only, nothing confidential. */
function lostPages(lost: readonly LostSections[]): Markup {
  const rows = lost.map(({ kind, name, siteId, locale, since, until, copyFile }) => [
    `${kind === 'augmentedpage' ? 'page' : kind} ${name}`,
    `${siteId}/${locale}`,
    time(since),
    time(until),
    html`<code>${copyFile}</code>`,
  ]);
  return html`<p>
      These pages lost all their sections at once and are shown empty. The last copy with sections is in
      <code>DATA_DIR/content-copies</code>, below a line of its own.
    </p>
    ${htmlTable('Pages without their sections', ['Page', 'Asked for by', 'Since', 'Copy until', 'Copy'], rows)}`;
}

function time(moment: number): string {
  return `${new Date(moment).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

export interface StatusFacts {
  readonly version: string;
  /** Settings by variable name, in values that reveal nothing. */
  readonly settings: Readonly<Record<string, string>>;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function status(readiness: Readiness, { version, settings }: StatusFacts): Markup {
  const facts = {
    Version: version,
    'Node.js': process.versions.node,
    Running: duration(process.uptime()),
    Memory: `${Math.round(process.memoryUsage.rss() / 1024 / 1024)} MB`,
  };
  return html`<p>The shop is ${readiness.isReady ? 'ready' : 'not ready'}.</p>
    ${checks(readiness.results)} ${htmlTable('Process', ['Fact', 'Value'], Object.entries(facts))}
    ${htmlTable(
      'Settings',
      ['Variable', 'Value'],
      Object.entries(settings).map(([name, value]) => [html`<code>${name}</code>`, value]),
    )}`;
}

function duration(seconds: number): string {
  if (seconds < MINUTE) return `${Math.floor(seconds)} s`;
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min`;
  if (seconds < DAY) return `${Math.floor(seconds / HOUR)} h ${Math.floor((seconds % HOUR) / MINUTE)} min`;
  return `${Math.floor(seconds / DAY)} d ${Math.floor((seconds % DAY) / HOUR)} h`;
}

export function featureFlags({ sites, flags }: SitesConfig): Markup {
  const ids = Object.keys(sites);
  const names = Object.keys(FLAG_DEFAULTS) as (keyof Flags)[]; // the keys of that very object
  const rows = names.map((name) => [
    html`<code>${name}</code>`,
    FLAG_DEFAULTS[name] ? 'on' : 'off',
    ...ids.map((siteId) => (flagsOf(flags[siteId])[name] ? badge('on', 'good') : badge('off', 'quiet'))),
  ]);
  return html`<p>A site’s own are in <code>content/sites.json</code> under <code>flags</code>.</p>
    ${htmlTable('Feature flags by site', ['Flag', 'Without a word', ...ids], rows)}`;
}

export function sitemaps(maps: readonly Sitemap[]): Markup {
  const total = maps.reduce((sum, { count }) => sum + count, 0);
  const rows = maps.map(({ path, locale, kind, count }) => [
    html`<a href="${path}">${path}</a>`,
    locale,
    kind,
    String(count),
  ]);
  return html`<p><a href="/sitemap.xml">/sitemap.xml</a> lists ${maps.length} maps with ${total} addresses.</p>
    ${htmlTable('Sitemaps', ['Map', 'Locale', 'Kind', 'Addresses'], rows)}`;
}

export function mocks(providers: Selections, sources: ProviderSources): Markup {
  const rows = Object.entries(providers).map(([name, { choice }]) => {
    const label = choice === 'sandbox' ? 'stand-in' : choice === 'none' ? 'off' : choice;
    return [
      html`<code>${variableOf(name)}</code>`,
      badge(label, choice === 'sandbox' ? 'warning' : choice === 'none' ? 'quiet' : 'good'),
    ];
  });
  return html`<p>
      A stand-in works without the other party and asks for no money. Its messages lie in the
      <a href="/sandbox/inbox">inbox</a>. Production has none.
    </p>
    ${htmlTable('Other parties', ['Setting', 'Who answers'], rows)} ${scripts(providers, sources)}`;
}

/** The registry of scripts, with what the choices of the providers make of it. */
function scripts(providers: Selections, sources: ProviderSources): Markup {
  const names = Object.keys(sources);
  const rows = SCRIPTS.map(({ name, provider = '', part, categories, where, when }) => {
    const policy = sources[sourceName({ provider, part })];
    const own = provider === '' ? 'own' : policy ? 'on' : 'none';
    const isLeftOut = part !== undefined && !policy && names.some((one) => one.startsWith(`${provider}/`));
    const choice = isLeftOut ? 'none' : (providers[provider]?.choice ?? own);
    const hosts = [...new Set(Object.values(policy ?? {}).flat())].join(', ');
    return [name, choice === 'none' ? badge('off', 'quiet') : choice, categories.join(', '), where, when, hosts];
  });
  const columns = ['Script', 'Provider', 'Consent', 'Pages', 'When', 'Hosts in the policy'];
  return html`<p>Scripts of others, and what they open. A page’s policy has the hosts of those it may load.</p>
    ${htmlTable('Scripts of others', columns, rows)}`;
}
