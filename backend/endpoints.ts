import { NO_ARTICLES } from './content/search/article-search.ts';
import { NO_PAGES } from './content/search/page-search.ts';
import { accountEndpoints, confirmationEndpoints } from './account/account-routes.ts';
import { articleEndpoints } from './content/article-routes.ts';
import type { Endpoint } from './http/endpoint.ts';
import { accountChangeEndpoints } from './identity/account-change-routes.ts';
import { captchaEndpoints, identityEndpoints, socialEndpoints } from './identity/identity-routes.ts';
import { cartEndpoints } from './cart/cart-routes.ts';
import { deliveryEndpoints } from './cart/delivery/delivery-routes.ts';
import { listEndpoints, stockNoticeEndpoints } from './wishlists/wishlist-routes.ts';
import { recipeEndpoints } from './catalog/customization/recipe-routes.ts';
import { offerEndpoints, productEndpoints } from './catalog/product-routes.ts';
import { orderEndpoints } from './checkout/checkout-routes.ts';
import { paymentEndpoints } from './cart/payment/payment-routes.ts';
import { photoEndpoints } from './photos/photo-routes.ts';
import { promotionEndpoints } from './cart/promotions/promotion-routes.ts';
import { purchaseEndpoints } from './orders/purchase-routes.ts';
import { recommendationEndpoints } from './recommendations/recommendation-routes.ts';
import { reviewEndpoints } from './reviews/review-routes.ts';
import { createEmployeeStoreService } from './locations/employee-stores.ts';
import { locationEndpoints, storeEndpoints } from './locations/location-routes.ts';
import { tokenEndpoints } from './identity/token-routes.ts';
import type { Services } from './create-services.ts';

/** Every endpoint of the service. `servesContent`: whether this service searches articles and pages. */
export function createRoutes(services: Services, servesContent: boolean): Endpoint[] {
  const articles = servesContent ? services.content.articles : NO_ARTICLES;
  const pages = servesContent ? services.content.pages : NO_PAGES;
  return [
    ...tokenEndpoints(services),
    ...socialEndpoints({ social: services.social, sessions: services.identity.sessions }),
    ...confirmationEndpoints(services.confirmations, services.unsubscribing),
    ...captchaEndpoints(services.providers.captcha),
    ...identityEndpoints(services),
    ...accountChangeEndpoints(services),
    ...productEndpoints({ ...services, articles, pages }),
    ...recipeEndpoints(services.recipes),
    ...articleEndpoints(articles),
    ...storeEndpoints(services.stores, services.collectionPoints),
    ...cartEndpoints(services.carts),
    ...paymentEndpoints(services.payments),
    ...promotionEndpoints(services.carts),
    ...orderEndpoints(services.orders),
    ...purchaseEndpoints(services.purchases),
    ...deliveryEndpoints(services.delivery, { rates: services.rates, read: services.database.read }),
    ...offerEndpoints(services.offers),
    ...recommendationEndpoints(services.recommendations),
    ...stockNoticeEndpoints(services.notices),
    ...reviewEndpoints(services.reviews),
    ...photoEndpoints(services.photos),
    ...listEndpoints(services),
    ...accountEndpoints(services),
    ...locationEndpoints({
      employeeStores: createEmployeeStoreService(services.database),
      countriesServed: (scope) => services.rates.shippingOf(scope).serves,
    }),
  ];
}
