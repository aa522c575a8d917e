import { Hono } from 'hono';
import type { Log } from '../src/cms/request-context.ts';
import { publicPath } from '../src/cms/locale-path.ts';
import { loadSitesConfig } from '../src/cms/site-config.ts';
import type { SitesConfig } from '../src/cms/sites.schema.ts';
import { createCartService } from './cart/carts.ts';
import { createDeliveryService } from './cart/delivery.ts';
import { readDeliveryRates, withoutPoints, type DeliveryRates } from './cart/delivery-rates.ts';
import { createPricingService } from './cart/pricing.ts';
import { createCatalogService, type CatalogService } from './catalog/catalog.ts';
import { createProductService } from './catalog/products.ts';
import { refuse } from './core/refuse.ts';
import { createScopes, type ScopeOf } from './core/scope.ts';
import { createSearchRedirects } from './catalog/search-redirects.ts';
import { createSubscriptionService } from './consumer/subscriptions.ts';
import { createIdentityService, type IdentityService } from './identity/identity.ts';
import { createResetMail } from './identity/reset-mail.ts';
import { createSessionService } from './identity/sessions.ts';
import { createCollectionPointService } from './stores/collection-points.ts';
import { createStoreService } from './stores/stores.ts';
import { createFavoriteService } from './lists/favorites.ts';
import { createListMails, type ListMails } from './lists/list-mails.ts';
import { createSavedForLaterService } from './lists/saved-for-later.ts';
import { sendNotices } from './lists/send-notices.ts';
import { createStockNoticeService, type StockNoticeService } from './lists/stock-notices.ts';
import { createOfferServices } from './catalog/offer-services.ts';
import { watchCatalog } from './catalog/watch-catalog.ts';
import { NO_ARTICLES, type ArticleSearch } from './content/article-search.ts';
import { createContentService, type ContentChangeListener } from './content/content-service.ts';
import { openDatabase, type Database } from './db/database.ts';
import { createProviders, type ProviderOptions, type Providers } from './providers/providers.ts';
import { accountCalls } from './routes/account-routes.ts';
import { createSettlement } from './payment/settle.ts';
import { createOrderService, type OrderService } from './orders/orders.ts';
import { countedUses } from './orders/redemption.ts';
import { startSweeping } from './orders/sweeping.ts';
import { orderCalls } from './routes/order-routes.ts';
import { createIdempotencyKeys } from './orders/idempotency-keys.ts';
import { answerError, failure, readIds, withIds } from './routes/answers.ts';
import { articleCalls } from './routes/article-routes.ts';
import type { Call } from './routes/call.ts';
import { captchaCalls } from './routes/captcha-routes.ts';
import { backingOf, createPaymentServices } from './payment/payment-services.ts';
import { cartCalls } from './routes/cart-routes.ts';
import { identityCalls } from './routes/identity-routes.ts';
import { commerceRoutes, type CallEnvironment } from './routes/commerce-routes.ts';
import { finishBody } from './routes/read-input.ts';
import { listCalls } from './routes/list-routes.ts';
import { deliveryCalls } from './routes/delivery-routes.ts';
import { offerCalls } from './routes/offer-routes.ts';
import { describeCalls } from './routes/openapi.ts';
import { paymentCalls } from './routes/payment-routes.ts';
import { productCalls } from './routes/product-routes.ts';
import { promotionCalls } from './routes/promotion-routes.ts';
import { reviewCalls } from './routes/review-routes.ts';
import { storeCalls } from './routes/store-routes.ts';
import { tokenCalls } from './routes/token-routes.ts';
import { socialCalls } from './routes/social-routes.ts';
import { createSocialSignIn } from './identity/social-sign-in.ts';
import { createGiftCardDelivery, startDelivering, type GiftCardDelivery } from './purchases/gift-card-delivery.ts';
import { createOrderMails } from './purchases/order-mails.ts';
import { createPurchaseService } from './purchases/purchases.ts';
import { purchaseCalls } from './routes/purchase-routes.ts';
import { createSandbox } from './sandbox/sandbox.ts';
import { seedAccounts } from './seed/seed-accounts.ts';
import { createReviewServices } from './reviews/review-services.ts';
import { seedCatalog } from './seed/seed-catalog.ts';
import { seedPayment } from './seed/seed-payment.ts';

export interface BackendSettings extends ProviderOptions {
  /** `file:` or `postgres://`. */
  readonly databaseUrl: string;
  readonly contentDir: string;
  readonly catalogDir: string;
  readonly seedDemo: boolean;
  readonly isLocal: boolean;
  /** False where pages come from another content service. */
  readonly servesContent?: boolean;
}

/** The embedded commerce and content service: the upstream face of the contract as a Fetch handler. */
export interface Backend {
  fetch(request: Request): Promise<Response>;
  /** Stand-ins of other parties' services, under `/sandbox`. */
  sandbox(request: Request): Promise<Response>;
  /** Each answers a function that ends it. */
  onContentChange(listener: ContentChangeListener): () => void;
  /** Tells of changes of the catalogue by any process, within about a second. */
  onCatalogChange(listener: () => void): () => void;
  /** Rejects where the database does not answer. */
  check(): Promise<void>;
  close(): Promise<void>;
}

const HOUR = 60 * 60 * 1000;

/** Migrates, seeds and serves. Rejects with an `Error` of one line where the settings' files are not valid. */
export async function createBackend(settings: BackendSettings): Promise<Backend> {
  const { log } = settings;
  const database = await openDatabase(settings.databaseUrl);
  try {
    if (await seedCatalog(database, settings)) log.info({ folder: settings.catalogDir }, 'catalogue seeded');
    if (settings.seedDemo && (await seedAccounts(database))) log.info({}, 'demo accounts seeded');
    if (settings.seedDemo) await seedPayment(database);
    return await startServices(database, settings);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function startServices(database: Database, settings: BackendSettings): Promise<Backend> {
  const { log } = settings;
  const config = loadSitesConfig(settings.contentDir);
  const scopeOf = createScopes(config);
  const sessions = createSessionService(database);
  const content = createContentService(settings);
  const catalog = createCatalogService(database.read);
  const articles = settings.servesContent === false ? NO_ARTICLES : content.articles;
  const providers = createProviders(database, settings);
  const allRates = readDeliveryRates(settings.catalogDir);
  const rates = providers.collectionPoints ? allRates : withoutPoints(allRates);
  const identity = createIdentityService({
    ...database,
    sessions,
    verifyCaptcha: providers.captcha.verify,
    sendResetLink: createResetMail({ enqueue: providers.outbox.enqueue, publicOrigin: providers.publicOrigin }),
    isCustomerList: (name) => Object.hasOwn(config.sites, name),
  });
  const mails = createListMails({ enqueue: providers.outbox.enqueue, publicOrigin: providers.publicOrigin });
  const notices = createStockNoticeService({ ...database, scopeOf, mails });
  const { calls, orders, giftCards } = createCalls({
    database,
    config,
    scopeOf,
    identity,
    catalog,
    articles,
    providers,
    rates,
    isLocal: settings.isLocal,
    publicOrigin: providers.publicOrigin,
    mails,
    notices,
  });
  const app = createApp({
    description: describeCalls(calls),
    commerce: commerceRoutes({ calls, sessions, scopeOf, keys: createIdempotencyKeys(database) }),
    content: content.app,
    log,
  });
  const changes = await watchCatalog(database.read, { caughtUp: catalog.onCaughtUp, log });
  const endNotices = sendNotices(changes.onChange, { notices, log });
  warmUp(catalog, config, scopeOf).catch((error: unknown) => log.warn({ err: error }, 'listings not made ready'));
  const endSweeping = startSweeping(orders, log);
  const endDelivering = startDelivering(giftCards, log);
  const cleaning = setInterval(() => {
    identity.removeExpired().catch((error: unknown) => log.warn({ err: error }, 'expired sessions not removed'));
  }, HOUR).unref();

  return {
    fetch: (request) => answer(app, request),
    sandbox: createSandbox(providers.sandboxes, log),
    onContentChange: content.onChange,
    onCatalogChange: changes.onChange,
    check: async () => void (await database.read.selectFrom('meta').select('key').limit(1).execute()),
    close: async () => {
      clearInterval(cleaning);
      await endNotices();
      await endSweeping();
      await endDelivering();
      changes.close();
      await catalog.close();
      await content.close();
      await providers.close();
      await database.close();
    },
  };
}

interface CallParts {
  readonly database: Database;
  readonly config: SitesConfig;
  readonly scopeOf: ScopeOf;
  readonly identity: IdentityService;
  readonly catalog: CatalogService;
  readonly articles: ArticleSearch;
  readonly providers: Providers;
  readonly rates: DeliveryRates;
  readonly isLocal: boolean;
  readonly publicOrigin: string;
  readonly mails: ListMails;
  readonly notices: StockNoticeService;
}

function createCalls({
  database,
  config,
  scopeOf,
  identity,
  catalog,
  articles,
  providers,
  rates,
  isLocal,
  publicOrigin,
  mails,
  notices,
}: CallParts): { calls: Call[]; orders: OrderService; giftCards: GiftCardDelivery } {
  const pricing = createPricingService(rates);
  const carts = createCartService({ ...database, scopeOf, backing: backingOf(providers), pricing });
  const orderMails = createOrderMails({
    enqueue: providers.outbox.enqueue,
    publicOrigin,
    pathIn: (path, locale) => publicPath(path, locale, config),
  });
  const giftCards = createGiftCardDelivery({ ...database, enqueue: providers.outbox.enqueue, now: Date.now });
  const orders = createOrderService({
    ...database,
    ...providers,
    scopeOf,
    pricing,
    carts,
    settlement: createSettlement(),
    redemption: countedUses,
    verifyCaptcha: providers.captcha.verify,
    announce: orderMails.placed,
  });
  const needsConfirmation = (siteId: string) => config.sites[siteId]?.region === 'EMEA';
  const subscriptions = createSubscriptionService({ ...database, needsConfirmation });
  const products = createProductService(database.read);
  const calls = [
    ...tokenCalls({ identity, carts }),
    ...socialCalls({
      social: createSocialSignIn({ ...database, ...providers }),
      sessions: identity.sessions,
    }),
    ...captchaCalls(providers.captcha),
    ...identityCalls({ identity, subscriptions }),
    ...productCalls({ products, catalog, articles, redirectOf: createSearchRedirects(config) }),
    ...articleCalls(articles),
    ...storeCalls(
      createStoreService(database.read),
      createCollectionPointService({ points: providers.collectionPoints, shippingOf: rates.shippingOf }),
    ),
    ...cartCalls(carts),
    ...paymentCalls(createPaymentServices({ ...database, carts, providers })),
    ...promotionCalls(carts),
    ...orderCalls(orders),
    ...purchaseCalls(createPurchaseService({ ...database, config, scopeOf, orders, giftCards, mails: orderMails })),
    ...deliveryCalls(createDeliveryService({ carts, subscriptions, config, pricing, ...providers })),
    ...offerCalls({ ...createOfferServices(database.read), notices }),
    ...reviewCalls(createReviewServices({ ...database, isLocal })),
    ...listCalls({
      favorites: createFavoriteService({ ...database, mails }),
      savedForLater: createSavedForLaterService({ ...database, carts }),
    }),
    ...accountCalls({ database, subscriptions, providers }),
  ];
  return { calls, orders, giftCards };
}

/** Place after place, so that nobody waits for the first search; ends without a word when the service closes. */
async function warmUp(catalog: CatalogService, { sites }: SitesConfig, scopeOf: ScopeOf): Promise<void> {
  for (const [siteId, { locales }] of Object.entries(sites)) {
    for (const locale of locales) await catalog.warm(scopeOf({ siteId, locale }));
  }
}

type App = Hono<CallEnvironment>;

interface AppParts {
  readonly description: object;
  readonly commerce: App;
  readonly content: Hono;
  readonly log: Log;
}

function createApp({ description, commerce, content, log }: AppParts): App {
  const app: App = new Hono<CallEnvironment>();
  app.get('/openapi.json', (context) => context.json(description));
  app.route('/', commerce);
  app.route('/', content);
  app.notFound((context) => answerError(refuse('API404'), context.env.ids));
  app.onError((error, context) => {
    log.error({ err: error, path: context.req.path, ...context.env.ids }, 'call failed');
    return answerError(failure(), context.env.ids);
  });
  return app;
}

/** Every answer carries the ids of its call: the caller's, where it sent valid ones. */
async function answer(app: App, request: Request): Promise<Response> {
  const ids = readIds(request.headers);
  const passed = withIds(request, ids);
  const response = await app.fetch(passed, { ids });
  if (response.status === 413 || !(await finishBody(passed))) response.headers.set('connection', 'close');
  response.headers.set('x-transaction-id', ids.transactionId);
  response.headers.set('x-correlation-id', ids.correlationId);
  return response;
}
