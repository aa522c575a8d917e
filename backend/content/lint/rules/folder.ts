import type { SitesConfig } from '../../../../src/cms/site/sites.schema.ts';
import { findRedirect } from '../../../../src/cms/site/redirects.ts';
import { ROUTES } from '../../../../src/routes.ts';
import type { LintContext } from '../model/context.ts';
import type { Finding } from '../model/finding.ts';
import { suggestName } from '../model/closest-name.ts';
import { KINDS, documentOfFile, type ContentFile } from '../model/read-folder.ts';
import { links } from './links.ts';
import { viewOf } from '../model/document-view.ts';

const SITES = 'sites.json';

/** Files at a path where no document is looked up. */
export function strayFiles(files: readonly ContentFile[], { sites }: SitesConfig): readonly Finding[] {
  return files.flatMap(({ path }): readonly Finding[] => {
    if (path === SITES) return [];
    const [siteId = '', locale = '', kind = ''] = path.toLowerCase().split('/');
    const place = documentOfFile(path);
    const isKnown = Object.hasOwn(sites, siteId) && sites[siteId]?.locales.includes(locale);
    if (place !== undefined && isKnown) return [];
    const found = { document: path, place: '', rule: 'folder', severity: 'error' } as const;
    const message = 'Nothing looks for a document here, so it is never shown.';
    if (path.split('/').length < 4)
      return [{ ...found, message, advice: 'Documents stand in <site>/<locale>/<kind>/<name>.json.' }];
    if (!Object.hasOwn(sites, siteId))
      return [
        {
          ...found,
          message: `${message} There is no site “${siteId}”.`,
          advice: suggestName(siteId, Object.keys(sites), 'Move it, or add the site to sites.json.'),
        },
      ];
    if (!isKnown)
      return [
        {
          ...found,
          message: `${message} The site “${siteId}” has no locale “${locale}”.`,
          advice: suggestName(locale, sites[siteId]?.locales ?? [], 'Move it, or add the locale to sites.json.'),
        },
      ];
    return [
      {
        ...found,
        message: `${message} There is no kind “${kind}”.`,
        advice: suggestName(kind, KINDS, `Kinds are ${KINDS.join(', ')}.`),
      },
    ];
  });
}

/** Checks the site configuration beyond its schema; the shop does not start with an invalid schema. */
export function siteConfiguration(context: LintContext): readonly Finding[] {
  return [...redirects(context), ...searchRedirects(context), ...translatedPaths(context)];
}

function redirects({ sites, ...context }: LintContext): readonly Finding[] {
  return Object.entries(sites.redirects).flatMap(([siteId, rules]) =>
    rules.flatMap(({ from, to }, index) => {
      const place = `redirects.${siteId}.${index}.to`;
      if (!Object.hasOwn(sites.sites, siteId))
        return [siteFinding(place, `There is no site “${siteId}”.`, 'Correct the name of the site.')];
      if (findRedirect(from, siteId, sites) === undefined)
        return [
          siteFinding(
            place,
            `The redirect from ${from} to ${to} is not followed: it leads in a circle or to a host that is not listed.`,
            'Correct it, or add the host to “redirectHosts”.',
          ),
        ];
      return to.startsWith('/') ? broken(to, place, siteId, { sites, ...context }) : [];
    }),
  );
}

function searchRedirects(context: LintContext): readonly Finding[] {
  return Object.entries(context.sites.searchRedirects).flatMap(([siteId, queries]) =>
    Object.entries(queries).flatMap(([query, to]) => broken(to, `searchRedirects.${siteId}.${query}`, siteId, context)),
  );
}

/** A link of the configuration is checked like one of a document in the site's first locale. */
function broken(href: string, place: string, siteId: string, context: LintContext): readonly Finding[] {
  const locale = context.sites.sites[siteId]?.locales[0];
  if (locale === undefined)
    return [siteFinding(place, `There is no site “${siteId}”.`, 'Correct the name of the site.')];
  const document = { id: SITES, siteId, locale, kind: 'menu', name: 'sites', isDraft: false, isCut: false } as const;
  const found = links(viewOf({ ...document, content: { href } }), context);
  return found.map((finding) => ({ ...finding, document: SITES, place }));
}

function translatedPaths({ sites }: LintContext): readonly Finding[] {
  const names: readonly string[] = ROUTES.map(({ name }) => name);
  return Object.entries(sites.locales).flatMap(([locale, { paths }]) =>
    Object.keys(paths)
      .filter((name) => !names.includes(name))
      .map((name) => {
        const advice = suggestName(name, names, 'See src/routes.ts.');
        return siteFinding(`locales.${locale}.paths.${name}`, `There is no route “${name}” to translate.`, advice);
      }),
  );
}

function siteFinding(place: string, message: string, advice: string): Finding {
  return { document: SITES, place, rule: 'sites', severity: 'error', message, advice };
}
