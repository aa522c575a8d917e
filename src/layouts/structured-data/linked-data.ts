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

interface AnsweredQuestion {
  /** Plain text. */
  readonly question: string;
  /** HTML. */
  readonly answer: string;
}

/** Questions and their answers on a page, which search engines show as such. */
export function questionNodes(page: ResolvedPage | undefined): readonly LinkedNode[] {
  return describeOnce(questionsOf(page));
}

/** As one node, since a page has at most one: the questions of the documents on it, and others that the page shows. */
export function allQuestionNodes(
  pages: readonly (ResolvedPage | undefined)[],
  others: readonly AnsweredQuestion[],
): readonly LinkedNode[] {
  return describeOnce([...pages.flatMap(questionsOf), ...others]);
}

function questionsOf(page: ResolvedPage | undefined): readonly AnsweredQuestion[] {
  return (page?.sections ?? [])
    .filter(({ definition }) => definition.traits?.questions)
    .flatMap(({ content }) => questions.safeParse(content).data?.items ?? [])
    .flatMap(({ title, html }) => (QUESTION.test(title) && html ? [{ question: title, answer: html }] : []));
}

/** Each question once, with its first answer. */
function describeOnce(answered: readonly AnsweredQuestion[]): readonly LinkedNode[] {
  const first = new Map(answered.toReversed().map((one) => [one.question.trim().toLowerCase(), one]));
  const found = answered.filter((one) => first.get(one.question.trim().toLowerCase()) === one);
  return found.length === 0 ? [] : [describeQuestions(found)];
}
