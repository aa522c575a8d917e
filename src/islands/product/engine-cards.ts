import {
  decisionEvent,
  impressionsEvent,
  profileEvents,
  type VisitorProfile,
} from '../../lib/personalisation/profile.ts';
import { $cart } from '../../stores/cart/cart-state.ts';
import { loadInterests, sendToEngine } from '../../stores/catalog/engine.ts';
import { currentSession } from '../../stores/core/session.ts';
import type { ChooseCards } from './personal-cards.ts';

const STEALTH_GROUP = /(?:^|; )stealth-group=(\w{1,50})/;
const MAX_ITEMS = 8;
/** A position that takes longer is left out. */
const POSITION_MS = 300;

/** Only where the visitor has allowed the shop to know it before; nobody is asked for it here. */
async function findCoordinates(): Promise<VisitorProfile['coordinates']> {
  const permission = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined);
  if (permission?.state !== 'granted') return undefined;
  return new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(undefined),
      { timeout: POSITION_MS, maximumAge: Number.POSITIVE_INFINITY },
    );
  });
}

function readCart(): VisitorProfile['cart'] {
  const cart = $cart.get();
  if (!cart) return { cartItemTotal: 0, cartDiscount: 0, items: [] };
  const { itemTotal, totalDiscount } = cart.totals;
  const items = cart.items.map(({ productId, masterId, qty }) => ({ productId, masterId, qty }));
  return { cartItemTotal: itemTotal, cartDiscount: totalDiscount, items };
}

export async function readVisitorProfile(): Promise<VisitorProfile> {
  const { loggedIn, consumerType, memberId } = await currentSession();
  const [coordinates, interests] = await Promise.all([findCoordinates(), loggedIn ? loadInterests() : []]);
  const cart = readCart();
  return {
    height: innerHeight,
    width: innerWidth,
    coordinates,
    customStates: {
      cartEmpty: cart.items.length === 0,
      employeeLoggedIn: loggedIn && consumerType === 'EMPLOYEE',
      loggedIn,
      loyaltyEnrolled: memberId !== undefined,
    },
    interests,
    cart,
    stealthGroup: STEALTH_GROUP.exec(document.cookie)?.[1],
  };
}

/** The products that the personalisation engine decides on, and a report of the first of them as shown. */
export const chooseByEngine: ChooseCards = async ({ cards = '', engine = '', impressions, count }, consent) => {
  const events = profileEvents(await readVisitorProfile());
  const request = decisionEvent(crypto.randomUUID(), Number(count) || MAX_ITEMS);
  const products = await sendToEngine(engine, [...events, request], consent);
  if (products.length === 0) return undefined;
  const tokens = products.slice(0, Number(impressions)).map(({ recToken }) => recToken);
  return {
    address: `${cards}&${new URLSearchParams({ ids: products.map(({ id }) => id).join(',') })}`,
    shown: async () => void (await sendToEngine(engine, [impressionsEvent(tokens)], consent)),
  };
};
