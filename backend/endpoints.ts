import { NO_ARTICLES } from './content/article-search.ts';
import { accountEndpoints } from './account/account-routes.ts';
import { articleEndpoints } from './content/article-routes.ts';
import type { Endpoint } from './http/endpoint.ts';
import { captchaEndpoints } from './identity/captcha-routes.ts';
import { cartEndpoints } from './cart/cart-routes.ts';
import { confirmationEndpoints } from './account/confirmation-routes.ts';
import { deliveryEndpoints } from './cart/delivery/delivery-routes.ts';
import { identityEndpoints } from './identity/identity-routes.ts';
import { listEndpoints } from './wishlists/wishlist-routes.ts';
import { offerEndpoints } from './catalog/offer-routes.ts';
import { orderEndpoints } from './checkout/checkout-routes.ts';
import { paymentEndpoints } from './cart/payment/payment-routes.ts';
import { productEndpoints } from './catalog/product-routes.ts';
import { promotionEndpoints } from './cart/promotions/promotion-routes.ts';
import { purchaseEndpoints } from './orders/purchase-routes.ts';
import { reviewEndpoints } from './reviews/review-routes.ts';
import { socialEndpoints } from './identity/social-routes.ts';
import { stockNoticeEndpoints } from './wishlists/stock-notice-routes.ts';
import { createEmployeeStoreService } from './locations/employee-stores.ts';
import { locationEndpoints } from './locations/location-routes.ts';
import { storeEndpoints } from './locations/store-routes.ts';
import { tokenEndpoints } from './identity/token-routes.ts';
import type { Services } from './create-services.ts';

/** Every call of the service. `servesContent`: whether articles are found here. */
export function createRoutes(services: Services, servesContent: boolean): Endpoint[] {
  const articles = servesContent ? services.content.articles : NO_ARTICLES;
  return [
    ...tokenEndpoints(services),
    ...socialEndpoints({ social: services.social, sessions: services.identity.sessions }),
    ...confirmationEndpoints(services.confirmations),
    ...captchaEndpoints(services.providers.captcha),
    ...identityEndpoints(services),
    ...productEndpoints({ ...services, articles }),
    ...articleEndpoints(articles),
    ...storeEndpoints(services.stores, services.collectionPoints),
    ...cartEndpoints(services.carts),
    ...paymentEndpoints(services.payments),
    ...promotionEndpoints(services.carts),
    ...orderEndpoints(services.orders),
    ...purchaseEndpoints(services.purchases),
    ...deliveryEndpoints(services.delivery),
    ...offerEndpoints(services.offers),
    ...stockNoticeEndpoints(services.notices),
    ...reviewEndpoints(services.reviews),
    ...listEndpoints(services),
    ...accountEndpoints(services),
    ...locationEndpoints({
      employeeStores: createEmployeeStoreService(services.database),
      countriesServed: (scope) => services.rates.shippingOf(scope).serves,
    }),
  ];
}
