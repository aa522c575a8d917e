import { z } from 'zod';
import { publicPath } from '../../cms/site/locale-path.ts';
import type { RequestContext } from '../../cms/request-context.ts';
import { translate } from '../../i18n/translate.ts';
import type { LinkedNode } from './node.ts';
import { describeOrganization, describeQuestions, describeSite, describeTrail, type Publisher } from './pages.ts';
import type { ResolvedPage } from '../../registry/resolve.ts';
import { languageTag } from '../../cms/site/alternates.ts';

type Shop = Pick<RequestContext, 'locale' | 'sitesConfig' | 'publicOrigin'>;

/** Absolute public address of an untranslated path. */
export function addressOf(path: string, { locale, sitesConfig, publicOrigin }: Shop): string {
  return publicOrigin + publicPath(path, locale, sitesConfig);
}

export function publisherOf({ sitesConfig, publicOrigin }: Shop): Publisher {
  return { name: sitesConfig.brand, url: `${publicOrigin}/`, logo: `${publicOrigin}/icon-512.png` };
}

/** The home page describes the organization and its search. */
export function startNodes(shop: Shop): readonly LinkedNode[] {
  const publisher = publisherOf(shop);
  const search = addressOf('/search', shop);
  return [describeOrganization(publisher), describeSite(publisher, { search, language: languageTag(shop.locale) })];
}

/** `trail`: the pages between the home page and this one; paths are untranslated. */
export function trailNode(
  trail: readonly { readonly name: string; readonly path: string }[],
  page: { readonly name: string; readonly path: string },
  shop: Shop,
): LinkedNode {
  const start = { name: translate(shop.locale, 'layout.start'), path: '/' };
  return describeTrail([start, ...trail, page].map(({ name, path }) => ({ name, url: addressOf(path, shop) })));
}

const questions = z.object({ items: z.array(z.object({ title: z.string(), html: z.string().optional() })) });
/** "?" in any of the shop's languages, and the full-width one. */
const QUESTION = /[?？]\s*$/;

/** Questions and their answers on a page, which search engines show as such. */
export function questionNodes(page: ResolvedPage | undefined): readonly LinkedNode[] {
  const found = (page?.sections ?? [])
    .filter(({ definition }) => definition.traits?.questions)
    .flatMap(({ content }) => questions.safeParse(content).data?.items ?? [])
    .flatMap(({ title, html }) => (QUESTION.test(title) && html ? [{ question: title, answer: html }] : []));
  return found.length === 0 ? [] : [describeQuestions(found)];
}
