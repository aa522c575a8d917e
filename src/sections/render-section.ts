import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { createComponent, render, type AstroComponentFactory } from 'astro/runtime/server/index.js';
import { FLAG_DEFAULTS } from '../cms/site/flags.ts';
import { siteOfLocale } from '../cms/site/site-config.ts';
import { DEFAULT_SITES } from '../cms/site/sites.default.ts';
import { NO_FRAGMENTS } from '../cms/fragments.ts';
import type { SectionDefinition } from '../cms/sections/section.ts';

/** Replaces the registry in tests of one section: each nested item is rendered as one marker. */
const Nested = createComponent((_result, props: { items?: readonly unknown[] }) => {
  return render`${(props.items ?? []).map(() => render`<b data-nested></b>`)}`;
});

/** Images are rendered with the addresses of the content. */
const NO_IMAGES = { revision: 0, find: async () => undefined };

interface RenderOptions {
  readonly variant?: string;
  readonly data?: unknown;
  readonly eager?: boolean;
  readonly headingLevel?: 1 | 2 | 3 | 4;
  readonly nested?: Readonly<Record<string, readonly unknown[]>>;
  readonly locale?: string;
  readonly embedHosts?: readonly string[];
  /** What an editor sees. */
  readonly preview?: object;
}

/** HTML of a section for `content`, which must be valid, as the registry would render it. */
export async function renderSection(
  component: AstroComponentFactory,
  definition: SectionDefinition,
  content: unknown,
  options: RenderOptions = {},
): Promise<string> {
  const {
    variant = Object.keys(definition.variants)[0],
    data,
    eager = false,
    headingLevel = 2,
    nested = {},
    locale = 'en-us',
    embedHosts = [],
    preview,
  } = options;
  const container = await AstroContainer.create();
  const props = {
    id: 'test',
    domId: 's1',
    content: definition.schema.parse(content),
    variant,
    data,
    eager,
    headingLevel,
    nested,
    Nested,
  };
  const siteId = siteOfLocale(DEFAULT_SITES, locale) ?? 'us';
  const siteLocale = { locale, siteId, site: DEFAULT_SITES.sites[siteId], sitesConfig: DEFAULT_SITES };
  const nothing = { imageSources: NO_IMAGES, fragments: NO_FRAGMENTS, imageHosts: [], providers: {} };
  const shop = { ...siteLocale, ...nothing, flags: FLAG_DEFAULTS, embedHosts, preview };
  return container.renderToString(component, { props, locals: { shop } as unknown as App.Locals }); // all it reads
}
