import type { CallApi } from '../api/core/operation.ts';
import type { ContentClient } from './client/content-client.ts';
import type { Flags } from './site/flags.ts';
import type { PreviewChoice } from './preview/preview-query.ts';
import type { Site, SitesConfig } from './site/sites.schema.ts';
import type { Editor } from './preview/editor.ts';
import type { PreviewFixture } from './preview/sample-state.ts';
import type { PreviewLinks } from './preview/preview-link.ts';
import type { OutlineDocument, RenderedSection, SectionPlacement } from './preview/preview-info.ts';
import type { ImageSources } from '../lib/image-source.ts';
import type { Log } from '../lib/log.ts';

/** Chooses the variant of an experience; `undefined` is the baseline. The first real source comes with experimentation. */
export interface ExperienceSource {
  decide(experienceId: string): string | undefined;
}

/** Links the sheets of the section types on a page: one joined sheet in production, one each in development. */
export type LinkStylesheets = (
  stylesheets: readonly { readonly type: string; readonly url: string }[],
) => readonly string[];

/** What a preview shows. */
export interface PreviewState extends PreviewChoice {
  /** For who has no right of their own: the link that lends it; `expiresAt` in milliseconds since 1970. */
  readonly link?: { readonly by: string; readonly expiresAt: number };
}

/** A section to be rendered alone, given by the process itself and never by a request; the page leaves its answer here. */
export interface PostedSection {
  readonly item: unknown;
  /** Where the item stands in its page's `sections`. */
  readonly path: string;
  readonly place: SectionPlacement;
  answer?: Omit<RenderedSection, 'html'>;
}

/** What the server hands to a request (`Astro.locals`): the shared services, then what the middleware found out. */
export interface RequestContext {
  readonly content: ContentClient;
  readonly call: CallApi;
  readonly experiences: ExperienceSource;
  readonly log: Log;
  readonly linkStylesheets: LinkStylesheets;
  readonly sitesConfig: SitesConfig;
  readonly publicOrigin: string;
  readonly isLocal: boolean;
  readonly imageSources: ImageSources;
  /** Hosts whose pictures may be shown. */
  readonly imageHosts: readonly string[];
  /** Hosts whose pages may be shown in a frame. */
  readonly embedHosts: readonly string[];
  /** Who stands behind the features that have a script of their own, by the names of the settings. */
  readonly providers: { readonly captcha: string; readonly payment: string; readonly payLater: string };
  /** Whose session the cookie of a request holds; nobody's on pages that are stored. */
  readonly readSession: (request: Request) => Promise<{ readonly loggedIn: boolean } | undefined>;
  /** Visitors from elsewhere are asked for their country: somebody knows it, and this is no local or staging host. */
  readonly checksLocation: boolean;
  /** The editor who sends a request; on a local machine everybody is one. */
  readonly readEditor: (request: Request) => Promise<Editor | undefined>;
  readonly previewLinks: PreviewLinks;
  /** Whether editors may come by their company's own sign-in. */
  readonly hasCompanySignIn: boolean;
  /** Number of the last change of documents before the request. */
  readonly lastChange: number;
  /** What was deployed, where the operator says so. */
  readonly deploy: { readonly pullRequest?: string | undefined; readonly revision?: string | undefined };
  /** Asked for below `/cms/page`: to be shown in the frame of an editors' tool. */
  readonly isFramed: boolean;
  /** For the server's own call only. */
  readonly posted?: PostedSection;
  readonly requestId: string;
  /** Whether the visitor's agent is a known bot. */
  readonly isBot: boolean;

  /** Set by the middleware. */
  siteId: string;
  site: Site;
  locale: string;
  flags: Flags;
  /** Path of the page without locale prefix, untranslated: `/cart`. */
  path: string;
  /** Parameters of the path by their names in `src/routes.ts`, decoded. */
  params: Readonly<Record<string, string>>;
  /** Carried query parameters of this request, in a fixed order; empty for most. */
  carried: URLSearchParams;
  preview: PreviewState | undefined;
  /** Who works on the content; found out only where a page asks for it. */
  editor: Editor | undefined;
  /** In preview: the documents on the page, for editors' tools. */
  outlines: OutlineDocument[];
  /** In preview: what the page shows in place of a visitor's own. */
  fixture: PreviewFixture | undefined;
  /** Set by a page whose answer must not be stored, or only shortly; the page cache reads it. */
  cache: { store: boolean; tags: Set<string> };
}
