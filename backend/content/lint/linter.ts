import { join, resolve } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { loadSitesConfig } from '../../../src/cms/site/site-config.ts';
import type { SitesConfig } from '../../../src/cms/site/sites.schema.ts';
import type { LintContext } from './model/context.ts';
import type { LintDocument } from './model/content-document.ts';
import { loadDefinitions } from './definitions.ts';
import type { Finding } from './model/finding.ts';
import type { CatalogLookup } from './product-source.ts';
import { createLibrary } from './model/library.ts';
import { linkTarget } from './model/link-target.ts';
import { lintDocument } from './lint-document.ts';
import { createMediaFiles } from './media-files.ts';
import { listFiles, readDocument, type ContentFile } from './model/read-folder.ts';
import { siteConfiguration, strayFiles } from './rules/folder.ts';
import { catalogIdsIn } from './rules/products.ts';
import { mediaIn } from './rules/images.ts';
import { viewOf, type DocumentView } from './model/document-view.ts';

export interface LinterOptions {
  readonly contentDir: string;
  /** Folders beside the content's own that hold what stands below `/media/`. */
  readonly mediaFolders: readonly string[];
  readonly imageHosts: readonly string[];
  readonly catalog: CatalogLookup;
}

export interface LintReport {
  readonly findings: readonly Finding[];
  readonly documents: readonly LintDocument[];
  /** The configuration the documents were read with. */
  readonly sites: SitesConfig;
  /** Epoch milliseconds. */
  readonly at: number;
}

export interface Linter {
  /** Checks the whole folder; gives way to others between documents. Rejects only where the catalogue fails. */
  run(): Promise<LintReport>;
  /** What is wrong with one document as it would be; it need not be stored. Rejects only where the catalogue fails. */
  check(document: CheckedDocument): Promise<readonly Finding[]>;
  /** Changes whenever a file of the folder does. */
  stamp(): Promise<string>;
}

type CheckedDocument = Pick<LintDocument, 'siteId' | 'locale' | 'kind' | 'name' | 'content'>;

const PUBLIC = join(import.meta.dirname, '..', '..', '..', 'public');

export function createLinter(options: LinterOptions): Linter {
  const root = resolve(options.contentDir);
  const media = createMediaFiles({ media: [join(root, 'media'), ...options.mediaFolders], root: PUBLIC });
  let read: ReadonlyMap<string, ReadFile> = new Map();

  async function readAll(files: readonly ContentFile[]): Promise<readonly DocumentView[]> {
    const next = new Map<string, ReadFile>();
    for (const { path, stamp } of files) {
      const cached = read.get(path);
      next.set(path, cached?.stamp === stamp ? cached : { stamp, view: await viewFile(root, path) });
    }
    read = next;
    return [...next.values()].flatMap(({ view }) => view ?? []);
  }

  /** What it takes to check `views`; links are looked for among `all`. */
  async function contextOf(
    views: readonly DocumentView[],
    all: readonly DocumentView[],
    sites: SitesConfig,
  ): Promise<LintContext> {
    const named = await namedIn(views, sites);
    const [definitions, files, products, categories] = await Promise.all([
      loadDefinitions(),
      media.find(named.files),
      options.catalog.products([...named.products]),
      options.catalog.categories([...named.categories]),
    ]);
    const library = createLibrary(
      all.map(({ document }) => document),
      sites,
    );
    const catalog = { products, categories };
    return { sites, definitions, library, catalog, media: files, imageHosts: options.imageHosts, now: Date.now() };
  }

  /** Every document that stands where it belongs, and what is wrong with the others. */
  async function readFolder() {
    const files = await listFiles(root);
    const { sites, siteFindings } = readSites(root);
    const stray = strayFiles(files, sites);
    const isStray = new Set(stray.map(({ document }) => document));
    const views = await readAll(files.filter(({ path }) => !isStray.has(path)));
    return { sites, views, siteFindings: [...siteFindings, ...stray] };
  }

  return {
    async check({ siteId, locale, kind, name, content }) {
      const { sites, views } = await readFolder();
      const id = `${siteId}/${locale}/${kind}/${name}`;
      const view = viewOf({ id, siteId, locale, kind, name, content, isDraft: true, isCut: false });
      return lintDocument(view, await contextOf([view], views, sites));
    },
    async stamp() {
      return (await listFiles(root)).map(({ path, stamp }) => `${path} ${stamp}`).join('\n');
    },
    async run() {
      const { sites, views, siteFindings } = await readFolder();
      const context = await contextOf(views, views, sites);
      const findings = [...siteFindings, ...siteConfiguration(context)];
      for (const view of views) {
        findings.push(...(await lintDocument(view, context)));
        await setImmediate();
      }
      return { findings, documents: views.map(({ document }) => document), sites, at: context.now };
    },
  };
}

interface ReadFile {
  readonly stamp: string;
  readonly view: DocumentView | undefined;
}

async function viewFile(root: string, path: string): Promise<DocumentView | undefined> {
  const document = await readDocument(root, path);
  return document && viewOf(document);
}

/** What must be looked for before documents can be checked. */
async function namedIn(views: readonly DocumentView[], sites: SitesConfig) {
  const files = new Set<string>();
  const products = new Set<string>();
  const categories = new Set<string>();
  for (const view of views) {
    const catalog = catalogIdsIn(view, { sites });
    for (const id of catalog.products) products.add(id);
    for (const id of catalog.categories) categories.add(id);
    for (const file of [...mediaIn(view), ...linkedFiles(view, sites)]) files.add(file);
    await setImmediate();
  }
  return { files, products, categories };
}

function linkedFiles({ links, document }: DocumentView, sites: SitesConfig): readonly string[] {
  return links.flatMap(({ href }) => {
    const isPath = href.startsWith('/') && !href.startsWith('//');
    const target = isPath ? linkTarget(href, document.locale, { sites }) : undefined;
    return target?.kind === 'media' ? [target.src] : [];
  });
}

/** With a faulty configuration the documents are read with the built-in one. */
function readSites(root: string): { readonly sites: SitesConfig; readonly siteFindings: readonly Finding[] } {
  try {
    return { sites: loadSitesConfig(root), siteFindings: [] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const advice = 'Mend the file: no shop starts with it.';
    const invalidSites = {
      document: 'sites.json',
      place: '',
      rule: 'sites',
      severity: 'error',
      message,
      advice,
    } as const;
    return { sites: loadSitesConfig(join(root, 'media', 'none')), siteFindings: [invalidSites] };
  }
}
