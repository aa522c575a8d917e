import { localizeHref } from '../src/cms/site/locale-path.ts';
import { loadSitesConfig } from '../src/cms/site/site-config.ts';
import type { SitesConfig } from '../src/cms/site/sites.schema.ts';
import type { BackendSettings } from './settings.ts';
import { createCartService } from './cart/carts.ts';
import { createDeliveryService } from './cart/delivery/delivery.ts';
import { readDeliveryRates, withoutPoints } from './cart/model/delivery-rates.ts';
import { readCompanions } from './cart/promotions/companions.ts';
import { createPricingService } from './cart/pricing.ts';
import { createBundleQuotes } from './cart/quote-bundle.ts';
import { createCatalogService } from './catalog/catalog.ts';
import { createVariantFinder } from './catalog/products/product-variants.ts';
import { createOfferServices } from './catalog/product-services.ts';
import { createRecipeService } from './catalog/customization/recipes.ts';
import { createLoadedProducts } from './catalog/products/loaded-products.ts';
import { createProductService } from './catalog/products/products.ts';
import { resolveProductId } from './catalog/products/resolve-product-id.ts';
import { createSearchRedirects } from './catalog/search/search-redirects.ts';
import { createConfirmations, createNewsletterWelcome } from './account/subscription-confirmations.ts';
import { createSubscriptionService } from './account/subscriptions.ts';
import { createUnsubscribeLinks } from './account/unsubscribing/unsubscribe-links.ts';
import { createUnsubscribeService } from './account/unsubscribing/unsubscribing.ts';
import { NO_LISTING_RULES } from './content/search/listing-rules.ts';
import { createContentService } from './content/content-service.ts';
import { createScopes } from './core/scope.ts';
import { readWarehouses } from './core/warehouses.ts';
import type { Database } from './db/database.ts';
import { createReconciliation } from './orders/fulfilment/reconciliation-job.ts';
import { createIdentityService } from './identity/identity.ts';
import {
  createEmailChangeMails,
  createFarewellMail,
  createResetMail,
  createWelcomeMail,
} from './identity/identity-mails.ts';
import { createSessionService } from './identity/sessions.ts';
import { createSocialSignIn } from './identity/social-sign-in.ts';
import { createEditorService } from './identity/editors/editors.ts';
import { createFavoriteService } from './wishlists/favorites.ts';
import { createListMails } from './wishlists/wishlist-mails.ts';
import { createSavedForLaterService } from './wishlists/saved-for-later.ts';
import { createStockNoticeService } from './wishlists/stock-notices.ts';
import { createOrderService } from './checkout/order-service.ts';
import { countedUses } from './orders/model/redemption.ts';
import { backingOf, createPaymentServices } from './cart/payment/payment-services.ts';
import { createSettlement } from './cart/payment/settlement.ts';
import { createProviders } from './create-providers.ts';
import { createGiftCardDelivery } from './orders/fulfilment/gift-card-delivery.ts';
import { createMailShops } from './messaging/mail-shop.ts';
import { createOrderMails } from './orders/documents/order-mails.ts';
import { createPurchaseService } from './orders/purchases.ts';
import { createPhotoServices } from './photos/photo-services.ts';
import { createRateLimits } from './core/rate-limits.ts';
import { createRecommendationService } from './recommendations/recommendations.ts';
import { createModerationMails } from './reviews/moderation-mails.ts';
import { createReviewWords } from './reviews/review-words.ts';
import { createTextRules } from './reviews/text-rules.ts';
import { createAskerMails } from './reviews/question-mails.ts';
import { createReviewServices } from './reviews/review-services.ts';
import { createCollectionPointService } from './locations/collection-points.ts';
import { createPlaceFinder } from './locations/places.ts';
import { createStoreService } from './locations/stores.ts';

export type Services = ReturnType<typeof createServices>;
type Base = ReturnType<typeof createBase> & { readonly holder: string | undefined };
type Selling = ReturnType<typeof createSelling>;

/** Creates all services of the operations with their dependencies. */
export function createServices(database: Database, settings: BackendSettings, holder?: string) {
  const base = { ...createBase(database, settings), holder };
  const selling = createSelling(base);
  return {
    ...base,
    ...selling,
    ...createVisiting(base, selling, settings),
    ...createBrowsing(base, selling, settings),
  };
}

function createBase(database: Database, settings: BackendSettings) {
  const config = loadSitesConfig(settings.contentDir);
  const warehouses = readWarehouses(settings.catalogDir);
  const scopeOf = createScopes(config, warehouses);
  const providers = createProviders(database, settings);
  const allRates = readDeliveryRates(settings.catalogDir);
  const { publicOrigin } = providers;
  const { enqueue } = providers.outbox;
  const linkTo = (path: string, locale: string) => publicOrigin + localizeHref(path, locale, config);
  const shopOf = createMailShops({ brand: config.brand, publicOrigin, linkTo });
  const mails = createListMails({ enqueue, linkTo, shopOf });
  const links = createUnsubscribeLinks({ ...database, linkTo });
  const welcome = createNewsletterWelcome({ enqueue, linkTo, shopOf, links });
  const confirmations = createConfirmations({ ...database, enqueue, linkTo, shopOf, welcome });
  return {
    database,
    config,
    scopeOf,
    providers,
    rateLimits: createRateLimits(database),
    mails,
    linkTo,
    shopOf,
    log: settings.log,
    reviewDelay: settings.reviewDelay,
    companions: readCompanions(settings.catalogDir),
    rates: providers.collectionPoints ? allRates : withoutPoints(allRates),
    confirmations,
    subscriptions: createSubscriptionService({
      ...database,
      needsConfirmation: confirms(config),
      confirmations,
      welcome,
    }),
    unsubscribing: createUnsubscribeService({ ...database, links }),
    notices: createStockNoticeService({ ...database, scopeOf, siteIds: Object.keys(config.sites), mails }),
  };
}

/** Sites whose law requires a confirmation by the owner of an address. */
const confirms =
  ({ sites }: SitesConfig) =>
  (siteId: string): boolean =>
    sites[siteId]?.region === 'EMEA';

/** Services from the cart to fulfilment and returns. */
function createSelling({ database, config, scopeOf, providers, rates, subscriptions, ...base }: Base) {
  const { linkTo, shopOf, log, holder, companions, reviewDelay } = base;
  const { enqueue } = providers.outbox;
  const pricing = createPricingService(rates);
  const findVariants = createVariantFinder(database.read);
  const backing = backingOf(providers);
  const carts = createCartService({ ...database, scopeOf, backing, pricing, findVariants, companions });
  const orderMails = createOrderMails({ enqueue, linkTo, shopOf, scopeOf });
  const timeZoneOf = (siteId: string) => rates.shippingOf(scopeOf({ siteId })).timeZone;
  const giftCards = createGiftCardDelivery({ ...database, enqueue, shopOf, timeZoneOf, now: Date.now });
  const orders = createOrderService({
    ...database,
    ...providers,
    scopeOf,
    pricing,
    carts,
    findVariants,
    settlement: createSettlement(),
    redemption: countedUses,
    verifyCaptcha: providers.captcha.verify,
    announce: orderMails.placed,
    log,
    holder,
  });
  return {
    carts,
    findVariants,
    quoteBundle: createBundleQuotes({ ...database, pricing, findVariants }),
    orders,
    giftCards,
    reconciliation: createReconciliation({ ...database, ...providers, mails: orderMails, reviewDelay, log }),
    payments: createPaymentServices({ ...database, carts, providers }),
    delivery: createDeliveryService({ carts, subscriptions, config, pricing, ...providers }),
    purchases: createPurchaseService({ ...database, config, scopeOf, orders, giftCards, mails: orderMails }),
  };
}

/** Services of sessions, accounts and their data. */
function createVisiting(
  { database, config, providers, mails, linkTo, shopOf }: Base,
  { carts, findVariants }: Selling,
  { storeIdle }: BackendSettings,
) {
  const sessions = createSessionService({ ...database, ...(storeIdle !== undefined && { storeIdle }) });
  const mailing = { enqueue: providers.outbox.enqueue, linkTo, shopOf };
  const sendWelcome = createWelcomeMail(mailing);
  return {
    sessions,
    editors: createEditorService(database),
    identity: createIdentityService({
      ...database,
      sessions,
      verifyCaptcha: providers.captcha.verify,
      captchaOnSignUp: providers.captchaOnSignUp,
      sendResetLink: createResetMail(mailing),
      sendWelcome,
      sendEmailChange: createEmailChangeMails(mailing),
      sendFarewell: createFarewellMail(mailing),
      isCustomerList: (name) => Object.hasOwn(config.sites, name),
    }),
    social: createSocialSignIn({ ...database, ...providers, sendWelcome }),
    favorites: createFavoriteService({ ...database, mails }),
    savedForLater: createSavedForLaterService({ ...database, carts, findVariants }),
  };
}

/** Services of catalogue, stores and reviews. */
function createBrowsing(base: Base, { quoteBundle }: Selling, settings: BackendSettings) {
  const { database, config, providers, rates, linkTo, shopOf, log } = base;
  const { read } = database;
  const content = createContentService(settings);
  const rules = settings.servesContent === false ? NO_LISTING_RULES : content.listingRules;
  const loadWords = createReviewWords(content.source);
  const { isLocal, dataDir, reviewModeration: moderation = isLocal ? 'after' : 'before' } = settings;
  const { enqueue } = providers.outbox;
  const reviewing = {
    mails: createModerationMails({ enqueue, linkTo, shopOf }),
    notifyAsker: createAskerMails({ ...base, enqueue }),
    loadWords,
    translation: providers.translation,
    brand: config.brand,
  };
  const catalog = createCatalogService(read, rules);
  const products = createLoadedProducts(read);
  return {
    content,
    catalog,
    products: createProductService(products),
    recipes: createRecipeService({
      ...database,
      resolveProductId: (key) => resolveProductId(read, key),
      isAccepted: createTextRules({ loadWords, config }),
    }),
    offers: createOfferServices({ database: read, products, quote: quoteBundle }),
    recommendations: createRecommendationService({ read, catalog, config, log, provider: providers.recommendations }),
    photos: createPhotoServices({ ...database, ...providers, catalog, provider: providers.photos, loadWords, log }),
    reviews: createReviewServices({ ...database, ...reviewing, isLocal, dataDir, moderation, log }),
    stores: createStoreService({ read, findPlace: createPlaceFinder({ provider: providers.places, log }) }),
    collectionPoints: createCollectionPointService({
      points: providers.collectionPoints,
      shippingOf: rates.shippingOf,
    }),
    redirectOf: createSearchRedirects(config, rules),
  };
}
