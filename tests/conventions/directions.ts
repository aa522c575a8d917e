import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './source-files.ts';

/**
 * The layers of the repository, each with what it may import: a layer, a folder of one, or `api:types` for `import type` only.
 * `domain` and the constants are open to all of them.
 */
export const LAYERS: Readonly<Record<string, string>> = {
  pages: 'layouts registry cms islands features ui api providers i18n lib',
  middleware: 'cms api i18n lib',
  layouts: 'registry cms islands features ui providers i18n lib api:types',
  registry: 'sections ui cms lib',
  sections: 'islands ui cms api i18n lib',
  islands: 'features stores providers ui i18n lib api:types cms:types',
  features: 'islands/kit islands/content stores ui api i18n lib',
  stores: 'providers api lib',
  providers: 'api lib',
  studio: 'layouts/document registry cms islands stores/account ui api i18n lib',
  cms: 'api/core lib',
  api: 'lib',
  ui: 'i18n lib',
  i18n: 'lib',
  lib: '',
  domain: '',
  constants: '',
  server: 'backend cms api i18n lib',
  backend: 'api cms lib',
  build: 'layouts registry i18n',
};

/** Open to every layer but `domain`: plain values, and the one error that crosses them. */
export const OPEN = new Set([
  'src/config.ts',
  'src/route.ts',
  'src/routes.ts',
  'src/account-routes.ts',
  'src/api/core/api-error.ts',
]);

/** Where the shop mounts the studio, besides `src/pages/cms`, whose pages are the studio's own. */
export const STUDIO_MOUNTS: readonly (readonly [file: string, target: string])[] = [
  ['src/layouts/Shop.astro', 'src/studio/preview/PreviewTools.astro'],
  ['src/layouts/document/Head.astro', 'src/studio/preview/PreviewScript.astro'],
  ['src/layouts/document/Head.astro', 'src/studio/preview/preview.css'],
  ['src/middleware/sample-state.ts', 'src/studio/sample-states/make-sample-state.ts'],
];

/** What a section item may say, in plain functions: the check of content reads it as the compiler of sections does. */
export const ITEM_RULES = /^src\/registry\/(frame\.schema|nested|parallax)\.ts$/;

/** A row for each folder; none of them may import another. */
function rowsOfFolders(area: string): Readonly<Record<string, string>> {
  const folders = readdirSync(join(ROOT, area), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Object.fromEntries(folders.map(({ name }) => [name, '']));
}

/**
 * The folders of an area from the lowest to the highest, each with the others of the area that it may import, all of them above it in the table;
 * `.` is the area's own files, `*` every folder above. A file belongs to the longest name that fits.
 */
export const DIRECTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'src/islands': {
    kit: '',
    content: 'kit',
    search: 'kit',
    favorites: 'kit',
    account: 'content kit',
    'account/enrollment': 'account content kit',
    'cart/lines': 'kit',
    'cart/delivery': 'cart/lines kit',
    cart: 'cart/lines kit',
    product: 'cart favorites kit',
    reviews: 'product kit',
    locations: 'product kit',
    'checkout/payment': 'cart kit',
    checkout: 'checkout/payment account cart kit',
    'checkout/wallets': 'checkout account kit',
    orders: 'checkout account cart kit',
    shell: '*',
  },
  'src/stores': {
    core: '',
    cart: 'core',
    catalog: 'core',
    account: 'cart core',
    locations: 'cart core',
    checkout: 'account cart core',
  },
  'src/providers': rowsOfFolders('src/providers'),
  'src/api': {
    errors: '',
    core: 'errors',
    catalog: 'core',
    identity: 'core',
    locations: 'core',
    cart: 'catalog core errors',
    orders: 'cart core errors',
    account: 'cart catalog core errors',
  },
  'src/cms': { client: '', preview: '', site: 'preview client', sections: 'site client', '.': '*' },
  'src/layouts': {
    'structured-data': '',
    header: '',
    listing: 'header',
    reviews: 'header listing',
    compare: '',
    ingredients: 'header',
    product: 'header reviews',
    document: 'header structured-data',
    '.': 'document compare listing header structured-data',
    search: '. document',
    article: '. document header structured-data',
    account: '. document',
    'write-review': 'account document',
    questions: 'account . listing product document',
    locations: '. document header structured-data',
  },
  'src/studio': {
    lib: '',
    stores: 'lib',
    checker: 'lib',
    'sample-states': '',
    ui: 'stores',
    moderation: '',
    inspector: 'ui stores lib',
    workspace: 'inspector ui stores lib',
    preview: 'checker stores lib',
    showcase: 'preview ui',
  },
  'src/studio/checker': { analysis: '', rules: 'analysis', panel: 'analysis', '.': '*' },
  'src/studio/sample-states': { source: '', cart: 'source', '.': '*' },
  domain: {
    customization: '',
    delivery: '',
    experiments: '',
    warehouses: '',
    '.': 'delivery',
    account: '.',
    locations: '.',
    recommendations: '.',
    payment: '.',
    address: '.',
    'pricing/tax': '.',
    'pricing/promotions': '.',
    'pricing/shipping': 'address delivery warehouses .',
    pricing: 'pricing/shipping pricing/promotions pricing/tax .',
    checkout: 'pricing/shipping pricing address payment .',
  },
  server: {
    settings: '',
    http: 'settings',
    'page-cache': 'http',
    files: 'http',
    images: 'files http settings',
    gateway: 'http settings',
    pages: 'gateway page-cache http',
    experiences: 'pages gateway page-cache http settings',
    'search-engines': 'pages',
    scripts: 'pages gateway http settings',
    studio: 'pages gateway settings',
    health: 'search-engines pages gateway settings',
    endpoints: 'studio gateway page-cache http settings',
    '.': '*',
  },
  backend: {
    db: '',
    'text-search': '',
    'search-words': '',
    core: 'db',
    commands: 'db',
    inventory: 'db',
    http: 'core db',
    messaging: 'core db',
    providers: 'messaging db',
    sandbox: 'messaging providers core db',
    content: 'http search-words text-search commands db',
    locations: 'http providers text-search core db',
    backup: 'content commands db',
    catalog: 'content http search-words text-search core db',
    reviews: 'catalog messaging text-search http providers core db',
    recommendations: 'catalog http providers core db',
    photos: 'reviews catalog http providers core db',
    import: 'reviews locations commands db',
    cart: 'catalog http inventory providers core db',
    wishlists: 'cart catalog messaging http core db',
    orders: 'cart messaging http inventory providers text-search commands core db',
    checkout: 'orders cart catalog http inventory providers core db',
    account: 'cart locations messaging http providers core db',
    newsletters: 'account content messaging commands core db',
    identity: 'account wishlists cart locations messaging http providers commands core db',
    seed: 'identity cart catalog reviews locations content db',
    '.': '*',
  },
  'backend/db': { migrations: '', tables: '', '.': '*' },
  'backend/messaging': { messages: '', '.': '*' },
  'backend/content': {
    import: '',
    documents: '',
    search: 'documents',
    '.': 'search documents',
    'lint/model': '. documents',
    'lint/rules': 'lint/model . documents',
    lint: 'lint/rules lint/model . documents',
  },
  'backend/import': {
    parsing: '',
    google: 'parsing',
    jsonld: 'parsing',
    shopify: 'parsing',
    images: 'parsing',
    target: 'images parsing',
    catalog: 'target images parsing',
    locations: 'catalog target images parsing',
    reviews: 'locations catalog parsing',
    '.': '*',
  },
  'backend/catalog': {
    customization: '',
    products: 'customization',
    snapshot: 'products',
    listing: 'snapshot products',
    search: 'listing snapshot products',
    '.': '*',
  },
  'backend/cart': { model: '', delivery: 'model', payment: 'model', promotions: 'model', '.': '*' },
  'backend/orders': { model: '', documents: 'model', fulfilment: 'documents model', '.': '*' },
  'backend/identity': { '.': '', editors: '.' },
};
