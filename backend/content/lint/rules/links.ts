import { safeHref } from '../../../../src/cms/site/safe-url.ts';
import type { LintContext } from '../model/context.ts';
import type { LintDocument } from '../model/content-document.ts';
import type { DocumentRule } from '../model/document-rule.ts';
import type { RuleFinding } from '../model/finding.ts';
import { linkTarget, type LinkTarget } from '../model/link-target.ts';
import type { LinkEntry } from '../model/document-view.ts';
import { hashFindings } from './link-hash.ts';

/** Every link leads somewhere, says where, and is one that pages may show. */
export const links: DocumentRule = ({ document, links: found }, context) =>
  found.flatMap((link) => [...linkText(link), ...target(link, document, context)]);

function linkText({ label, place, href }: LinkEntry): readonly RuleFinding[] {
  if (label === undefined || label.trim() !== '') return [];
  const message = `The link to ${href.slice(0, 100) || 'nowhere'} has no words: nobody can read where it leads.`;
  return [finding('link-label', place.replace(/href$/, 'label'), message, 'Write what visitors find there.')];
}

function target({ href, place }: LinkEntry, document: LintDocument, context: LintContext): readonly RuleFinding[] {
  const safe = safeHref(href);
  if (safe === undefined) return [unsafe(href, place)];
  if (safe.startsWith('#')) return hashFindings(safe, { place, document, context });
  if (safe.startsWith('?') || !safe.startsWith('/')) return [];
  const hash = /#.*$/.exec(safe)?.[0];
  const path = linkTarget(safe, document.locale, context);
  const broken = brokenTarget(path, safe, context);
  if (broken !== undefined)
    return [
      { ...finding(broken.rule ?? 'link', place, broken.message, broken.advice), severity: broken.severity ?? 'error' },
    ];
  return hash === undefined ? [] : hashFindings(hash, { place, document, context });
}

function unsafe(href: string, place: string): RuleFinding {
  if (href.trim() === '')
    return finding('link', place, 'The link has no address, so it is left out.', 'Write one, or remove the link.');
  const isWithoutScheme = /^[\w-]+(\.[\w-]+)*(\/|$)/.test(href.trim());
  const advice = isWithoutScheme
    ? `Write “/${href.trim().replace(/^\/+/, '')}” for a page of the shop, “https://…” for another site.`
    : 'Write a path such as “/c/boots”, or an https, mailto or tel address.';
  return finding(
    'link-unsafe',
    place,
    `“${href.slice(0, 100)}” is no address that may be linked, so it is left out.`,
    advice,
  );
}

interface Broken {
  readonly message: string;
  readonly advice: string;
  readonly rule?: string;
  readonly severity?: RuleFinding['severity'];
}

/** What a visitor who follows the link meets instead of a page; `undefined` where it leads on, or nobody can tell. */
function brokenTarget(target: LinkTarget, href: string, context: LintContext): Broken | undefined {
  if (target.kind === 'nowhere') return { message: `No page has the address ${href}.`, advice: 'Correct the address.' };
  if (target.kind === 'off')
    return {
      severity: 'warning',
      message: `${href} leads home: the site has not switched on “${target.flag}”.`,
      advice: 'Remove the link, or have the feature switched on in sites.json.',
    };
  if (target.kind === 'media') {
    return context.media.get(target.src)?.status === 'missing'
      ? { message: `There is no file ${target.src}.`, advice: 'Correct the address, or add the file.' }
      : undefined;
  }
  if (target.kind === 'product')
    return missingFromCatalog(target.id, href, { known: context.catalog.products, noun: 'product' });
  if (target.kind === 'category')
    return target.id === 'all'
      ? undefined
      : missingFromCatalog(target.id, href, { known: context.catalog.categories, noun: 'category' });
  return target.kind === 'document' ? missingDocument(target, href, context) : undefined;
}

function missingFromCatalog(
  id: string,
  href: string,
  { known, noun }: { known: ReadonlySet<string> | undefined; noun: string },
): Broken | undefined {
  if (known === undefined || known.has(id)) return undefined;
  return { message: `${href} leads nowhere: there is no ${noun} “${id}”.`, advice: `Link to an existing ${noun}.` };
}

function missingDocument(
  { locale, candidates }: Extract<LinkTarget, { kind: 'document' }>,
  href: string,
  { library, now }: LintContext,
): Broken | undefined {
  const found = candidates.map((place) => library.find(locale, place)).find(Boolean);
  const name = candidates[0]?.name ?? '';
  if (found === undefined) {
    const draft = candidates.some((place) => library.findDraft(locale, place));
    return draft
      ? {
          message: `${href} leads nowhere: “${name}” is a draft that is not published.`,
          advice: 'Publish it, or remove the link.',
        }
      : {
          message: `${href} leads nowhere: there is no document “${name}” in ${locale}.`,
          advice: 'Correct the address, or write the page.',
        };
  }
  const { validTo } = found.content;
  const isOver = typeof validTo === 'string' && Date.parse(validTo) <= now;
  return isOver
    ? {
        severity: 'warning',
        message: `${href} leads nowhere: ${found.id} ended on ${validTo}.`,
        advice: 'Remove the link.',
      }
    : undefined;
}

function finding(rule: string, place: string, message: string, advice: string): RuleFinding {
  return { rule, severity: 'error', place, message, advice };
}
