import { parseArgs } from 'node:util';
import type { ContentSource } from '../../src/cms/client/content-source.ts';
import { targetOf } from '../../src/cms/client/content-target.ts';
import { localizeHref } from '../../src/cms/site/locale-path.ts';
import { pageName } from '../../src/cms/site/page-name.ts';
import { loadSitesConfig, type SiteLocale } from '../../src/cms/site/site-config.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import { matchRoute } from '../../src/lib/route-match.ts';
import { createUnsubscribeLinks } from '../account/unsubscribe-links.ts';
import { CommandError, runShopCommand } from '../commands/shop-command.ts';
import type { Connections } from '../db/dialects.ts';
import { createMailShops } from '../messaging/mail-shop.ts';
import { readIssue, type NewsletterIssue } from './issue-stories.ts';
import { sendIssue, type IssueReport, type IssueRequest } from './send-issue.ts';

const USAGE = 'npm run newsletter -- --page NAME [--site us] [--dry-run]';
const FLAGS = {
  page: { type: 'string' },
  site: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
} as const;

export interface NewsletterSettings {
  readonly databaseUrl: string;
  readonly contentDir: string;
  readonly publicOrigin: string;
  readonly source: ContentSource;
}

/** The command that sends an issue of the newsletter. Returns the exit code; 1 when nothing was done. */
export async function runNewsletter(args: readonly string[], settings: NewsletterSettings): Promise<0 | 1> {
  const config = loadSitesConfig(settings.contentDir);
  return runShopCommand({
    databaseUrl: settings.databaseUrl,
    needs: 'newsletter_delivery',
    parse: () => parseRequest(args, config),
    perform: (database, request) => perform(database, request, { ...settings, config }),
  });
}

function parseRequest(args: readonly string[], { sites }: SitesConfig): IssueRequest {
  const { page = '', site, 'dry-run': isDryRun } = readFlags(args);
  const name = pageName(page.replace(/^\//, ''));
  if (name === undefined) throw new CommandError(`--page "${page}" names no page; usage: ${USAGE}`);
  if (matchRoute(`/${name}`)?.route.cache !== 'page')
    throw new CommandError(`${name} is not a page that everybody may read`);
  if (site !== undefined && !Object.hasOwn(sites, site))
    throw new CommandError(`there is no site ${site}; usage: ${USAGE}`);
  return { page: name, site, isDryRun };
}

function readFlags(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, strict: true, allowPositionals: false }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error);
    throw new CommandError(`${reason}; usage: ${USAGE}`, { cause: error });
  }
}

interface IssueSettings extends NewsletterSettings {
  readonly config: SitesConfig;
}

async function perform(
  database: Connections,
  request: IssueRequest,
  settings: IssueSettings,
): Promise<readonly string[]> {
  const { publicOrigin, config } = settings;
  const linkTo = (path: string, locale: string) => publicOrigin + localizeHref(path, locale, config);
  const report = await sendIssue(
    {
      ...database,
      linkTo,
      links: createUnsubscribeLinks({ ...database, linkTo }),
      shopOf: createMailShops({ brand: config.brand, publicOrigin, linkTo }),
      issueIn: createIssueReader(request.page, { source: settings.source, linkTo }),
      now: Date.now,
    },
    request,
  );
  return describe(request, report);
}

/** Reads each language once. */
function createIssueReader(page: string, { source, linkTo }: Pick<IssueSettings, 'source'> & { linkTo: LinkTo }) {
  const issues = new Map<string, Promise<NewsletterIssue | undefined>>();
  async function load(siteLocale: SiteLocale): Promise<NewsletterIssue | undefined> {
    const target = targetOf({ kind: 'augmentedpage', name: page, ...siteLocale });
    const result = target && (await source.load(target));
    if (result?.status === 'failed') throw new CommandError(`${page} cannot be read: ${result.reason}`);
    if (result?.status !== 'found') return undefined;
    return readIssue(result.version.document, (href) => addressOf(href, (path) => linkTo(path, siteLocale.locale)));
  }
  return (siteLocale: SiteLocale) => {
    const { siteId, locale } = siteLocale;
    const key = `${siteId}/${locale}`;
    const issue = issues.get(key) ?? load(siteLocale);
    issues.set(key, issue);
    return issue;
  };
}

type LinkTo = (path: string, locale: string) => string;

function addressOf(href: string, linkTo: (path: string) => string): string | undefined {
  if (/^\/(?!\/)/.test(href)) return linkTo(href);
  return href.startsWith('https://') ? href : undefined;
}

function describe({ page, isDryRun }: IssueRequest, { written, leftOut }: IssueReport): readonly string[] {
  const total = Object.values(written).reduce((sum, count) => sum + count, 0);
  const counts = Object.entries(written).map(([locale, count]) => `${locale} ${count}`);
  const missing = Object.entries(leftOut).map(([locale, count]) => `${locale}: no such page, ${count} left out`);
  if (total === 0 && missing.length > 0) return [...missing, `${page}: no mail written`];
  if (total === 0) return [`${page}: nobody is left who has not had it`];
  return [
    ...missing,
    ...counts,
    `${page}: ${total} ${isDryRun ? 'mails would be written' : 'mails written, the shop sends them'}`,
  ];
}
