import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flagsOf, type Flags } from './flags.ts';
import { DEFAULT_SITES } from './sites.default.ts';
import { sitesConfig, type Site, type SitesConfig } from './sites.schema.ts';
import { isRecord } from '../../../domain/record.ts';

export interface SiteLocale {
  readonly siteId: string;
  readonly locale: string;
}

/**
 * `CONTENT_DIR/sites.json` merged over the built-in configuration: objects are merged, lists replaced, `null` removes
 * an entry. Throws an `Error` with one line that names the file and the error.
 */
export function loadSitesConfig(contentDir: string): SitesConfig {
  const file = join(contentDir, 'sites.json');
  const parsed = sitesConfig.safeParse(merge(DEFAULT_SITES, readJson(file)));
  const issue = parsed.error?.issues[0];
  if (!parsed.success) throw new Error(`${file}: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'is not valid'}`);
  const configError = findConfigError(parsed.data);
  if (configError) throw new Error(`${file}: ${configError}`);
  return parsed.data;
}

/** The site a locale belongs to: the first that lists it. */
export function siteOfLocale(config: SitesConfig, locale: string): string | undefined {
  return Object.keys(config.sites).find((siteId) => config.sites[siteId]?.locales.includes(locale));
}

export interface SiteContext {
  readonly siteId: string;
  readonly site: Site;
  readonly flags: Flags;
}

/** The site of a request: the one it names if it exists, else that of the locale. */
export function siteContext(config: SitesConfig, locale: string, wanted: string | null): SiteContext {
  const { sites, flags } = config;
  const own = siteOfLocale(config, locale) ?? Object.keys(sites)[0] ?? '';
  const siteId = wanted !== null && Object.hasOwn(sites, wanted) ? wanted : own;
  const site = sites[siteId];
  if (site === undefined) throw new Error(`no site "${siteId}" in the site configuration`);
  return { siteId, site, flags: flagsOf(Object.hasOwn(flags, siteId) ? flags[siteId] : undefined) };
}

/**
 * Where a locale's content is looked up, in order: the locale itself, then its fallback locales, each in its own site.
 */
export function fallbackChain(config: SitesConfig, locale: string): SiteLocale[] {
  const known = Object.hasOwn(config.locales, locale) ? config.locales[locale] : undefined;
  const locales = known ? [locale, ...known.fallback] : [defaultLocale(config)];
  return [...new Set(locales)].flatMap((name) => {
    const siteId = siteOfLocale(config, name);
    return siteId === undefined ? [] : [{ siteId, locale: name }];
  });
}

/** Locale of the first site: the one without a prefix in URLs. */
export function defaultLocale(config: SitesConfig): string {
  return Object.values(config.sites)[0]?.locales[0] ?? 'en-us';
}

function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (isMissing(error)) return {};
    throw new Error(`${file}: cannot be read (${messageOf(error)})`, { cause: error });
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`${file}: is not JSON (${messageOf(error)})`, { cause: error });
  }
}

function findConfigError(config: SitesConfig): string | undefined {
  if (Object.keys(config.sites).length === 0) return 'sites: needs at least one site';
  for (const [siteId, site] of Object.entries(config.sites)) {
    const unknown = site.locales.find((locale) => !Object.hasOwn(config.locales, locale));
    if (unknown !== undefined) return `sites.${siteId}.locales: "${unknown}" is not in locales`;
  }
  for (const [name, locale] of Object.entries(config.locales)) {
    const unknown = locale.fallback.find((fallback) => !Object.hasOwn(config.locales, fallback));
    if (unknown !== undefined) return `locales.${name}.fallback: "${unknown}" is not in locales`;
  }
  return undefined;
}

/** Deeper than the configuration; ends the recursion on any input. */
const MERGE_DEPTH = 6;

function merge(base: unknown, over: unknown, depth = 0): unknown {
  if (over === undefined) return base;
  if (!isRecord(base) || !isRecord(over) || depth > MERGE_DEPTH) return over;
  const names = new Set([...Object.keys(base), ...Object.keys(over)]);
  const pairs = [...names].map((name) => [name, merge(own(base, name), own(over, name), depth + 1)] as const);
  return Object.fromEntries(pairs.filter(([, value]) => value !== null));
}

function own(record: Record<string, unknown>, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error);
}
