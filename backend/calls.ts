import { NO_ARTICLES } from './content/article-search.ts';
import { accountCalls } from './routes/account-routes.ts';
import { articleCalls } from './routes/article-routes.ts';
import type { Call } from './routes/call.ts';
import { captchaCalls } from './routes/captcha-routes.ts';
import { cartCalls } from './routes/cart-routes.ts';
import { confirmationCalls } from './routes/confirmation-routes.ts';
import { deliveryCalls } from './routes/delivery-routes.ts';
import { identityCalls } from './routes/identity-routes.ts';
import { listCalls } from './routes/list-routes.ts';
import { offerCalls } from './routes/offer-routes.ts';
import { orderCalls } from './routes/order-routes.ts';
import { paymentCalls } from './routes/payment-routes.ts';
import { productCalls } from './routes/product-routes.ts';
import { promotionCalls } from './routes/promotion-routes.ts';
import { purchaseCalls } from './routes/purchase-routes.ts';
import { reviewCalls } from './routes/review-routes.ts';
import { socialCalls } from './routes/social-routes.ts';
import { storeCalls } from './routes/store-routes.ts';
import { tokenCalls } from './routes/token-routes.ts';
import type { Services } from './services.ts';

/** Every call of the service. `servesContent`: whether articles are found here. */
export function createCalls(services: Services, servesContent: boolean): Call[] {
  const articles = servesContent ? services.content.articles : NO_ARTICLES;
  return [
    ...tokenCalls(services),
    ...socialCalls({ social: services.social, sessions: services.identity.sessions }),
    ...confirmationCalls(services.confirmations),
    ...captchaCalls(services.providers.captcha),
    ...identityCalls(services),
    ...productCalls({ ...services, articles }),
    ...articleCalls(articles),
    ...storeCalls(services.stores, services.collectionPoints),
    ...cartCalls(services.carts),
    ...paymentCalls(services.payments),
    ...promotionCalls(services.carts),
    ...orderCalls(services.orders),
    ...purchaseCalls(services.purchases),
    ...deliveryCalls(services.delivery),
    ...offerCalls({ ...services.offers, notices: services.notices }),
    ...reviewCalls(services.reviews),
    ...listCalls(services),
    ...accountCalls(services),
  ];
}
