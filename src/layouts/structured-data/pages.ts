import type { LinkedNode } from './node.ts';

/** A step of a breadcrumb trail: name and absolute address. */
export interface Crumb {
  readonly name: string;
  readonly url: string;
}

/** The breadcrumb trail from the home page to a page, the page itself last. */
export function describeTrail(crumbs: readonly Crumb[]): LinkedNode {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}

/** Products or pages of a list, in its order; `first` is the position of the first one (from 1). */
export function describeList(entries: readonly Crumb[], first = 1): LinkedNode {
  return {
    '@type': 'ItemList',
    numberOfItems: entries.length,
    itemListElement: entries.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: first + index,
      name,
      url,
    })),
  };
}

export interface Publisher {
  readonly name: string;
  /** Absolute address of the home page. */
  readonly url: string;
  /** Absolute address of the logo. */
  readonly logo: string;
}

/** The organization that runs the shop; every page uses its id. */
export function describeOrganization({ name, url, logo }: Publisher): LinkedNode {
  return { '@type': 'Organization', '@id': `${url}#organization`, name, url, logo };
}

/** The shop as a site, with its search; `search` is the absolute address that takes `?q=`. */
export function describeSite(
  publisher: Publisher,
  { search, language }: { search: string; language: string },
): LinkedNode {
  return {
    '@type': 'WebSite',
    '@id': `${publisher.url}#site`,
    name: publisher.name,
    url: publisher.url,
    inLanguage: language,
    publisher: { '@id': `${publisher.url}#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

export interface DescribedArticle {
  readonly headline: string;
  readonly description?: string | undefined;
  readonly url: string;
  readonly image?: string | undefined;
  readonly author?: string | undefined;
  /** ISO 8601. */
  readonly publishedAt?: string | undefined;
  readonly updatedAt?: string | undefined;
  readonly language: string;
}

export function describeArticle(article: DescribedArticle, publisher: Publisher): LinkedNode {
  const { headline, description, url, image, author, publishedAt, updatedAt, language } = article;
  return {
    '@type': 'Article',
    '@id': `${url}#article`,
    headline,
    description: description || undefined,
    image: image === undefined ? undefined : [image],
    author: author === undefined ? describeOrganization(publisher) : { '@type': 'Person', name: author },
    publisher: describeOrganization(publisher),
    datePublished: publishedAt,
    dateModified: updatedAt ?? publishedAt,
    mainEntityOfPage: url,
    inLanguage: language,
  };
}

/** Questions with their answers as HTML. */
export function describeQuestions(questions: readonly { question: string; answer: string }[]): LinkedNode {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
