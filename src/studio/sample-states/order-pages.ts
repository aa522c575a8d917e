import { cancelOrder, getPurchase, getPurchaseHistory, trackOrder } from '../../api/orders/purchases.ts';
import { SAMPLE_CONTACT } from './source/addresses.ts';
import { toCart } from './cart/cart-response.ts';
import { billed, filled, pickedUp } from './cart/initial-states.ts';
import { ORDER_NUMBER, type SampleContext } from './source/context.ts';
import { ORDER_STORAGE_KEY } from './source/storage-keys.ts';
import { cancelled, historyOf, sampleOrder, samplePurchase, trackingOf, type OrderStage } from './cart/sample-order.ts';
import { reply, type Reply, type Script } from './cart/sample-replies.ts';
import { sharedReplies } from './shared-replies.ts';

export function confirmationPage(name: string, context: SampleContext): Script {
  const cart = toCart(context, billed(name === 'pickup' ? pickedUp(context) : filled(context), context));
  const order = sampleOrder(context, cart, new Date(context.now).toISOString());
  return { storage: { [ORDER_STORAGE_KEY]: order }, replies: sharedReplies(context) };
}

const STAGES: Readonly<Record<string, OrderStage>> = { shipped: 'shipped', delivered: 'delivered' };

/** A page about one order; `query` identifies the order for scripts. */
export function orderPage(name: string, context: SampleContext): Script {
  const purchase = samplePurchase(context, STAGES[name] ?? 'placed');
  const called = cancelled(purchase);
  const repliesTo = (shown: typeof purchase): Reply[] => [
    reply(getPurchase, shown),
    reply(trackOrder, trackingOf(shown)),
    reply(cancelOrder, called, { scene: 'cancelled' }),
  ];
  return {
    query: { orderNumber: ORDER_NUMBER, email: SAMPLE_CONTACT.email },
    scene: 'shown',
    scenes: { shown: repliesTo(purchase), cancelled: repliesTo(called) },
    replies: sharedReplies(context),
  };
}

/** The order lookup: any number finds the sample order. */
export function lookupPage(_: string, context: SampleContext): Script {
  return { replies: [reply(getPurchase, samplePurchase(context, 'shipped')), ...sharedReplies(context)] };
}

export function historyPage(name: string, context: SampleContext): Script {
  const stages = name === 'empty' ? [] : (['placed', 'shipped', 'delivered'] as const);
  const purchases = stages.map((stage, index) => {
    const purchase = samplePurchase(context, stage);
    return { ...purchase, orderNumber: ORDER_NUMBER.replace(/1$/, `${index + 1}`) };
  });
  return { replies: [reply(getPurchaseHistory, historyOf(purchases)), ...sharedReplies(context)] };
}
