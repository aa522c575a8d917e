import type { PageLink, Suggestions } from '../../api/catalog/products.schema.ts';
import { formatMoney } from '../../../domain/money.ts';
import { formatMessage, type Messages } from '../../i18n/format-message.ts';
import { thumbnailSet } from '../../lib/image-thumbnail.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { shopHref } from '../kit/shop-href.ts';

interface Option {
  readonly label: string;
  readonly href: string;
  readonly thumbnail?: string | undefined;
  readonly price?: string | undefined;
}

interface Group {
  readonly name: 'recent' | 'terms' | 'products' | 'categories' | 'pages' | 'articles';
  readonly options: readonly Option[];
}

const linkOf = ({ title, href }: PageLink): Option => ({ label: title, href: shopHref(href) });

const searchOptions = (searches: readonly string[], searchPath: string): readonly Option[] =>
  searches.map((label) => ({ label, href: shopHref(`${searchPath}?${new URLSearchParams({ q: label })}`) }));

/** The response as groups of links, without empty groups. `searchPath`: the localized path of the results page. */
function groupsOf(
  { terms, products, categories, pages = [], articles }: Suggestions,
  searchPath: string,
): readonly Group[] {
  const locale = pageData().locale;
  const groups: readonly Group[] = [
    { name: 'terms', options: searchOptions(terms, searchPath) },
    {
      name: 'products',
      options: products.map(({ name, slug, color, image, price }) => ({
        label: name,
        href: shopHref(`/p/${encodeURIComponent(slug)}${color ? `?${new URLSearchParams({ color })}` : ''}`),
        thumbnail: image?.src,
        price: formatMoney(price.current, price.currency, locale),
      })),
    },
    {
      name: 'categories',
      options: categories.map(({ name, slug }) => ({ label: name, href: shopHref(`/c/${encodeURIComponent(slug)}`) })),
    },
    { name: 'pages', options: pages.map(linkOf) },
    { name: 'articles', options: articles.map(linkOf) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}

function createThumbnail(src: string): HTMLImageElement {
  const image = new Image(56, 56);
  image.alt = '';
  image.sizes = '56px';
  image.srcset = thumbnailSet(src) ?? '';
  image.src = src;
  return image;
}

function elementOf<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = '') {
  const element = document.createElement(name);
  element.className = className;
  element.append(text);
  return element;
}

/** An option of the listbox: reached by the arrow keys, not by Tab. */
function optionOf({ label, href, thumbnail, price }: Option, id: string): HTMLAnchorElement {
  const link = elementOf('a', 'suggestion');
  Object.assign(link, { id, href, role: 'option', tabIndex: -1, ariaSelected: 'false' });
  if (thumbnail) link.append(createThumbnail(thumbnail));
  link.append(elementOf('span', 'suggestion__label', label));
  if (price) link.append(elementOf('span', 'suggestion__price', price));
  return link;
}

interface GroupContext {
  readonly messages: Messages;
  readonly searchPath: string;
}

function groupElement({ name, options }: Group, messages: Messages): HTMLElement {
  const group = elementOf('div', `suggestions__group suggestions__group--${name}`);
  const text = formatMessage(pageData().locale, messages, `search.${name}`) ?? '';
  const title = elementOf('div', 'suggestions__title', text);
  title.id = `suggested-${name}`;
  title.role = 'presentation';
  group.role = 'group';
  group.setAttribute('aria-labelledby', title.id);
  group.append(title, ...options.map((option, index) => optionOf(option, `suggested-${name}-${index}`)));
  return group;
}

/** Labelled groups of options for a listbox, in the order of the response. */
export function suggestionGroups(
  suggestions: Suggestions,
  { messages, searchPath }: GroupContext,
): readonly HTMLElement[] {
  return groupsOf(suggestions, searchPath).map((group) => groupElement(group, messages));
}

/** The last searches as a group of such a listbox. */
export function recentGroup(searches: readonly string[], { messages, searchPath }: GroupContext): HTMLElement {
  return groupElement({ name: 'recent', options: searchOptions(searches, searchPath) }, messages);
}
