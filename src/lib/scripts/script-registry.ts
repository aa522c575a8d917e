import type { ConsentCategory } from '../consent/consent-cookie.ts';

/** What the registry asks of a page. */
export interface ScriptPage {
  /** Name of its route; `undefined` for pages without one. */
  readonly route: string | undefined;
  readonly isPreview: boolean;
}

/** A script of a third party, or what it opens: a frame, calls, images. */
export interface RegisteredScript {
  readonly name: string;
  /** The provider that it belongs to: its choice decides whether and from where it is loaded. `undefined`: the shop itself. */
  readonly provider: string | undefined;
  /** Which of the provider's scripts it is, where they have different hosts. */
  readonly part?: string | undefined;
  /** Nothing of it is requested before this consent. */
  readonly categories: readonly ConsentCategory[];
  readonly isOn: (page: ScriptPage) => boolean;
  /** The pages in words, for the page of other parties. */
  readonly where: string;
  readonly when: 'after the first paint' | 'after quiet' | 'on demand' | 'with the preview';
}

const everywhere = () => true;
const inShop = ({ isPreview }: ScriptPage) => !isPreview;
/** Chat is hidden on the home page; frames of dialogs and editors are no pages of their own. */
const WITHOUT_CHAT = new Set<string | undefined>(['index', 'popups', 'fragments', 'product-cards']);
const hasChat = (page: ScriptPage) => inShop(page) && !WITHOUT_CHAT.has(page.route);

/**
 * Every script of others that pages of the shop may load. The hosts belong to the providers (`policySources` in
 * `backend/select-providers.ts`), because they depend on the choice and its settings. A page without third parties, such
 * as `/reset-password`, has none of them.
 */
export const SCRIPTS: readonly RegisteredScript[] = [
  {
    name: 'consent platform',
    provider: 'consent',
    categories: ['C0001'],
    isOn: everywhere,
    where: 'all pages',
    when: 'after the first paint',
  },
  {
    name: 'tag manager',
    provider: 'tag-manager',
    categories: ['C0002'],
    isOn: inShop,
    where: 'all pages but previews',
    when: 'after quiet',
  },
  {
    name: 'chat of Sierra',
    provider: 'chat',
    part: 'sierra',
    categories: ['C0001', 'C0002', 'C0003', 'C0004'],
    isOn: hasChat,
    where: 'all pages but the home page and previews, in its regions',
    when: 'after quiet',
  },
  {
    name: 'chat of the messaging vendor',
    provider: 'chat',
    part: 'messaging',
    categories: ['C0001', 'C0002', 'C0003', 'C0004'],
    isOn: hasChat,
    where: 'all pages but the home page and previews, in the other regions',
    when: 'after quiet',
  },
  {
    name: 'challenge of bot protection',
    provider: 'bot-protection',
    categories: ['C0001'],
    isOn: inShop,
    where: 'all pages but previews',
    when: 'on demand',
  },
  {
    name: 'collector of monitoring',
    provider: 'monitoring',
    categories: ['C0002'],
    isOn: inShop,
    where: 'all pages but previews',
    when: 'after quiet',
  },
  {
    name: 'social content',
    provider: 'photos',
    categories: ['C0003'],
    isOn: everywhere,
    where: 'pages with photos of customers',
    when: 'on demand',
  },
  {
    name: 'card payment',
    provider: 'payment',
    categories: ['C0001'],
    isOn: everywhere,
    where: 'all pages, whose dialogs pay and save cards',
    when: 'on demand',
  },
  {
    name: 'pay later',
    provider: 'pay-later',
    categories: ['C0001'],
    isOn: everywhere,
    where: 'all pages, whose dialogs pay',
    when: 'on demand',
  },
  {
    name: 'preview of the CMS',
    provider: undefined,
    categories: ['C0001'],
    isOn: ({ isPreview }) => isPreview,
    where: 'previews',
    when: 'with the preview',
  },
];
