import type { StoreHours } from '../../domain/locations/store-hours.ts';
import type { CallApi } from '../api/core/operation.ts';
import type { ContentClient } from './client/content-client.ts';
import type { Flags } from './site/flags.ts';
import type { PreviewChoice } from './preview/preview-query.ts';
import type { Site, SitesConfig } from './site/sites.schema.ts';
import type { PhotoModeration } from './preview/photo-moderation.ts';
import type { QuestionModeration } from './preview/question-moderation.ts';
import type { Editor } from './preview/editor.ts';
import type { SampleState } from './preview/sample-state.ts';
import type { PreviewLinks } from './preview/preview-link.ts';
import type { ReviewModeration } from './preview/review-moderation.ts';
import type { OutlineDocument, SectionPlacement } from './preview/preview-info.ts';
import type { Fragments } from './fragments.ts';
import type { ImageSources } from '../lib/image-source.ts';
import type { PageScripts } from '../lib/scripts/page-scripts.ts';
import type { ProviderSources } from '../lib/scripts/policy-sources.ts';
import type { InlineHash } from '../lib/inline-hash.ts';
import type { RouteMatch } from '../lib/route-match.ts';
import type { Log } from '../lib/log.ts';

/** What was decided for a visitor (docs/contract.md#experiments). */
export interface ExperienceDecision {
  /** Of the experience. */
  readonly id: string;
  /** Name of the rule that decided. */
  readonly label: string;
  readonly variant: string;
}

/** Chooses the variant of an experience; `undefined` is the baseline. */
export interface ExperienceSource {
  decide(experienceId: string): string | undefined;
}

/** The experiences of a visitor. */
export interface VisitorExperiences extends ExperienceSource {
  /** What was decided for the visitor so far; a variant that an address forces is none of it. */
  decisions(): readonly ExperienceDecision[];
}

interface PageStylesheet {
  readonly type: string;
  readonly url: string;
}

/** Stylesheets of the section types on a page, by reference or by value. */
export interface PageStyles {
  /** One joined stylesheet in production, one each in development. */
  link(stylesheets: readonly PageStylesheet[]): readonly string[];
  /**
   * The rules of every page and of these types, with their source for the content security policy; the same text for the
   * same set. `undefined` in development.
   */
  inline(stylesheets: readonly PageStylesheet[]): { readonly text: string; readonly hash: InlineHash } | undefined;
}

/** Who sent a request, as far as their session is concerned. */
export interface Visitor {
  /** The `Cookie` header. */
  readonly cookie: string;
  readonly address: string;
  readonly userAgent?: string | undefined;
  readonly siteId: string;
  readonly locale: string;
}

/** Operations in a visitor's own session. */
export interface VisitorCalls {
  readonly call: CallApi;
  /** `Set-Cookie` headers that the response has to carry; complete once the calls have settled. */
  readonly cookies: readonly string[];
}

/** Forms that were sent after the end of a session. The browser carries the last one until its customer has signed in again. */
export interface PendingForms {
  /** Returns the `Set-Cookie` header; `undefined` for a form that names no `customer`, or is too long. */
  store(path: string, fields: URLSearchParams): Promise<string | undefined>;
  /** The fields that the customer had sent to the page of this path, without passwords and card numbers. */
  find(
    request: Request,
    owner: { readonly path: string; readonly consumerNo: string },
  ): Promise<URLSearchParams | undefined>;
  /** Returns the `Set-Cookie` header that removes the form a request carries. */
  remove(request: Request): string | undefined;
}

/** What a preview shows. */
export interface PreviewState extends PreviewChoice {
  /** The link that grants the preview to a visitor without rights; `expiresAt` in milliseconds since 1970. */
  readonly link?: { readonly by: string; readonly expiresAt: number };
}

/**
 * `associate`: a store's associate is connected to the browser, which the cookie `in-store` tells; it grants nothing.
 * `device`: the request comes from one of the stores' networks.
 */
export type StoreUse = 'associate' | 'device';

/** Settings of browser features. */
export interface FeatureSettings {
  readonly serviceWorker: boolean;
  /** The collector of errors and vitals, and how many of a hundred pages report to it. */
  readonly monitoring?: { readonly url: string; readonly sample: number } | undefined;
  /** The engine's brand, and how many products of a row are reported to it as shown. */
  readonly personalisation?: { readonly brand: string; readonly impressions: number } | undefined;
}

/** What maps are made of beside the shop's own data. */
export interface MapSources {
  /** Address with `{z}`, `{x}` and `{y}`, and whom the map belongs to; `undefined` for a map that the shop draws. */
  readonly tiles: { readonly url: string; readonly attribution: string } | undefined;
  /** Address with `{latitude}` and `{longitude}`. */
  readonly directionsUrl: string;
}

/** A store as pages name it to those who chose it. */
export interface MyStore extends StoreHours {
  readonly id: string;
  readonly name: string;
  readonly address: { readonly city: string };
  /** Address of its page below `/stores`. */
  readonly path?: string | undefined;
}

/** What the page cache reads of a page that was rendered. */
export interface PageStorage {
  /** False for a response that must not be stored. */
  store: boolean;
  readonly tags: Set<string>;
  /** The experiences that the page asked for. */
  readonly experiences: Set<string>;
}

/** A section to render alone, set by the process itself and never by a request. */
export interface PostedSection {
  readonly item: unknown;
  readonly placement: SectionPlacement;
}

/**
 * Context of a request (`Astro.locals.shop`): the shared services, then what the address means, then what the middleware
 * adds. Made in `server/pages/request-context.ts`.
 */
export interface RequestContext {
  readonly content: ContentClient;
  readonly call: CallApi;
  readonly experiences: VisitorExperiences;
  readonly log: Log;
  readonly styles: PageStyles;
  readonly sitesConfig: SitesConfig;
  readonly publicOrigin: string;
  readonly isLocal: boolean;
  readonly imageSources: ImageSources;
  /** HTML of parts of pages; previews render theirs anew. */
  readonly fragments: Fragments;
  /** Hosts whose images may be shown. */
  readonly imageHosts: readonly string[];
  /** Hosts whose pages may be shown in a frame. */
  readonly embedHosts: readonly string[];
  readonly map: MapSources;
  /** The choices of the providers that are on, by their names (`pay-later`). */
  readonly providers: Readonly<Record<string, string>>;
  /** The script of the platform that asks for consent, where it is not the shop's own banner. */
  readonly consentPlatform: { readonly src: string; readonly domainId: string } | undefined;
  /** Sources of the providers for the content security policy, by provider. */
  readonly policySources: ProviderSources;
  /** What pages load of others, beside the script of the consent platform. */
  readonly scripts: PageScripts;
  /** Reads the session from the cookie of a request; `undefined` on pages that are stored. */
  readonly readSession: (
    request: Request,
  ) => Promise<{ readonly loggedIn: boolean; readonly consumerNo: string } | undefined>;
  readonly pendingForms: PendingForms;
  /** Of `src/features`, what is configured. */
  readonly features: FeatureSettings;
  /** For pages that are not stored. */
  readonly visitorCalls: (visitor: Visitor) => VisitorCalls;
  /**
   * Whether visitors from another country are prompted to confirm it: a provider is configured, and this is no local or
   * staging host.
   */
  readonly checksLocation: boolean;
  /** The editor who sends a request; at a local shop everybody is one. */
  readonly readEditor: (request: Request) => Promise<Editor | undefined>;
  /** `undefined` where another commerce service has what customers wrote. For pages of editors alone. */
  readonly questionModeration: QuestionModeration | undefined;
  /** Likewise for photos of customers. */
  readonly photoModeration: PhotoModeration | undefined;
  /** The reviews as moderators see them, for an editor's request; `undefined` for any other, and where reviews are elsewhere. */
  readonly openModeration: (request: Request) => Promise<ReviewModeration | undefined>;
  readonly previewLinks: PreviewLinks;
  /** Whether editors may sign in by their company's own sign-in. */
  readonly hasCompanySignIn: boolean;
  /** Id of the last change of documents before the request. */
  readonly lastChange: number;
  /** The deployed revision, where configured. */
  readonly deploy: { readonly pullRequest?: string | undefined; readonly revision?: string | undefined };
  /** Whether the request is below `/cms/page`: shown in a frame of the studio. */
  readonly isFramed: boolean;
  /** How the page is used in a store; undefined for most. */
  readonly storeUse?: StoreUse | undefined;
  /** Set for in-process requests of the server only. */
  readonly posted?: PostedSection;
  readonly requestId: string;
  /** Whether the visitor's agent is a known bot. */
  readonly isBot: boolean;

  readonly siteId: string;
  readonly site: Site;
  readonly locale: string;
  readonly flags: Flags;
  /** Path of the page without locale prefix, untranslated: `/cart`. */
  readonly path: string;
  /** The route of the path; `undefined` for a file's path. */
  readonly route: RouteMatch | undefined;
  /** Parameters of the path by their names in `src/routes.ts`, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** Path that the request is redirected to: the canonical form of its own. */
  readonly redirect: string | undefined;
  /** Where a path leads that begins with a language alone, unless a document has that path. */
  readonly languageRedirect: string | undefined;
  /** Carried query parameters of this request, in a fixed order; empty for most. */
  readonly carried: URLSearchParams;
  readonly preview: PreviewState | undefined;
  /** The editor; determined only for pages that need it. */
  readonly editor: Editor | undefined;
  /** In preview: what the page shows instead of a visitor's own data. */
  readonly fixture: SampleState | undefined;

  /** The store that the visitor chose, of the site's country. */
  readonly myStore: () => Promise<MyStore | undefined>;
  /** In preview: collects the documents on the page, for the studio. */
  readonly outlines: OutlineDocument[];
  readonly cache: PageStorage;
  /** Returns a copy with `changes`; its `call` sends them with every request. */
  readonly with: (changes: ContextChanges) => RequestContext;
}

/** What the middleware adds to a context, and what the showcase replaces in it. */
export type ContextChanges = Partial<
  Pick<
    RequestContext,
    'siteId' | 'site' | 'locale' | 'flags' | 'carried' | 'preview' | 'editor' | 'fixture' | 'storeUse'
  >
>;
