import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { createCommerce } from './migrations/0001-commerce.ts';
import { createImportStaging } from './migrations/catalog/0002-import-staging.ts';
import { createStores } from './migrations/0003-stores.ts';
import { createSubscription } from './migrations/0004-subscription.ts';
import { addSizeSystem } from './migrations/catalog/0005-size-system.ts';
import { stageImportPrices } from './migrations/catalog/0006-import-prices.ts';
import { createConsumers } from './migrations/0007-consumers.ts';
import { createCheckout } from './migrations/0008-checkout.ts';
import { createIdentity } from './migrations/0010-identity.ts';
import { createOutbox } from './migrations/0011-outbox.ts';
import { createAccount } from './migrations/0012-account.ts';
import { createPromotions } from './migrations/0013-promotions.ts';
import { addHomeDelivery } from './migrations/0014-home-delivery.ts';
import { createPayment } from './migrations/0015-payment.ts';
import { createOrders } from './migrations/0016-orders.ts';
import { createLists } from './migrations/0017-lists.ts';
import { createPurchases } from './migrations/0018-purchases.ts';
import { addEmailVerified } from './migrations/0019-email-verified.ts';
import { createFulfilment } from './migrations/0020-fulfilment.ts';
import { createEditors } from './migrations/0021-editors.ts';
import { createPaymentAttempts } from './migrations/0022-payment-attempts.ts';
import { createProcessInstances } from './migrations/0023-process-instances.ts';
import { rememberImports } from './migrations/catalog/0024-import-stock.ts';
import { createRateLimit } from './migrations/0025-rate-limit.ts';
import { addVouchedBy } from './migrations/0026-vouched-by.ts';
import { addReservationNetwork } from './migrations/0027-reservation-network.ts';
import { addActivities } from './migrations/catalog/0028-activities.ts';
import { addParcelDates } from './migrations/0029-parcel-dates.ts';
import { translateAttributes } from './migrations/catalog/0030-translated-attributes.ts';
import { translateImageTexts } from './migrations/catalog/0031-translated-image-texts.ts';
import { translateColorNames } from './migrations/catalog/0032-translated-color-names.ts';
import { addSignUpOrigin } from './migrations/0033-sign-up-origin.ts';
import { addIdentityClaims } from './migrations/0034-identity-claims.ts';
import { createEmailChange } from './migrations/0035-email-change.ts';
import { addOrderSearch } from './migrations/0036-order-search.ts';
import { createPoints } from './migrations/0037-points.ts';
import { refineSpend } from './migrations/0038-spend.ts';
import { addServedCustomer } from './migrations/0039-served-customer.ts';
import { addMarketingMails } from './migrations/0041-marketing-mails.ts';
import { addReviewDetails } from './migrations/reviews/0042-review-details.ts';
import { addReviewLists } from './migrations/reviews/0043-review-lists.ts';
import { createReviewUploads } from './migrations/reviews/0044-review-uploads.ts';
import { addQuestionModeration } from './migrations/reviews/0045-question-moderation.ts';
import { addAvailability } from './migrations/0047-availability.ts';
import { createProductViews } from './migrations/0048-product-views.ts';
import { addFavoriteMarks } from './migrations/0049-favorite-marks.ts';
import { createPhotos } from './migrations/reviews/0050-photos.ts';
import { createRecipes } from './migrations/0052-recipes.ts';
import { addProductOrigin } from './migrations/catalog/0054-product-origin.ts';
import { addWarehouseStock } from './migrations/catalog/0055-warehouse-stock.ts';
import { addOrderWarehouses } from './migrations/0056-order-warehouses.ts';
import { addInteractionOrigins } from './migrations/0057-interaction-origins.ts';
import type { Tables } from './tables.ts';

/** In name order; a released migration is never changed. */
const MIGRATIONS: Record<string, Migration> = {
  '0001-commerce': createCommerce,
  '0002-import-staging': createImportStaging,
  '0003-stores': createStores,
  '0004-subscription': createSubscription,
  '0005-size-system': addSizeSystem,
  '0006-import-prices': stageImportPrices,
  '0007-consumers': createConsumers,
  '0008-checkout': createCheckout,
  '0010-identity': createIdentity,
  '0011-outbox': createOutbox,
  '0012-account': createAccount,
  '0013-promotions': createPromotions,
  '0014-home-delivery': addHomeDelivery,
  '0015-payment': createPayment,
  '0016-orders': createOrders,
  '0017-lists': createLists,
  '0018-purchases': createPurchases,
  '0019-email-verified': addEmailVerified,
  '0020-fulfilment': createFulfilment,
  '0021-editors': createEditors,
  '0022-payment-attempts': createPaymentAttempts,
  '0023-process-instances': createProcessInstances,
  '0024-import-stock': rememberImports,
  '0025-rate-limit': createRateLimit,
  '0026-vouched-by': addVouchedBy,
  '0027-reservation-network': addReservationNetwork,
  '0028-activities': addActivities,
  '0029-parcel-dates': addParcelDates,
  '0030-translated-attributes': translateAttributes,
  '0031-translated-image-texts': translateImageTexts,
  '0032-translated-color-names': translateColorNames,
  '0033-sign-up-origin': addSignUpOrigin,
  '0034-identity-claims': addIdentityClaims,
  '0035-email-change': createEmailChange,
  '0036-order-search': addOrderSearch,
  '0037-points': createPoints,
  '0038-spend': refineSpend,
  '0039-served-customer': addServedCustomer,
  '0041-marketing-mails': addMarketingMails,
  '0042-review-details': addReviewDetails,
  '0043-review-lists': addReviewLists,
  '0044-review-uploads': createReviewUploads,
  '0045-question-moderation': addQuestionModeration,
  '0047-availability': addAvailability,
  '0048-product-views': createProductViews,
  '0049-favorite-marks': addFavoriteMarks,
  '0050-photos': createPhotos,
  '0052-recipes': createRecipes,
  '0054-product-origin': addProductOrigin,
  '0055-warehouse-stock': addWarehouseStock,
  '0056-order-warehouses': addOrderWarehouses,
  '0057-interaction-origins': addInteractionOrigins,
};

export const migrationNames: readonly string[] = Object.keys(MIGRATIONS);

/**
 * Migrates the tables to the latest version, or an empty database up to the named migration; when two processes start
 * concurrently, the second waits for the first.
 */
export async function migrate(database: Kysely<Tables>, target?: string): Promise<void> {
  const provider = { getMigrations: async () => MIGRATIONS };
  const migrator = new Migrator({ db: database, provider });
  const { error } = await (target === undefined ? migrator.migrateToLatest() : migrator.migrateTo(target));
  if (error !== undefined) throw error;
}
