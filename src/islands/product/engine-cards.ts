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
/** For the decision and its cards; what comes later is not shown. */
const WAIT_MS = 3000;

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
async function askEngine({ cards = '', engine = '', impressions, count }: DOMStringMap, consent: AbortSignal) {
  const events = profileEvents(await readVisitorProfile());
  const request = decisionEvent(crypto.randomUUID(), Number(count) || MAX_ITEMS);
  const products = await sendToEngine(engine, [...events, request], consent);
  if (products.length === 0) return undefined;
  const tokens = products.slice(0, Number(impressions)).map(({ recToken }) => recToken);
  return {
    address: `${cards}&${new URLSearchParams({ ids: products.map(({ id }) => id).join(',') })}`,
    shown: async () => void (await sendToEngine(engine, [impressionsEvent(tokens)], consent)),
  };
}

/** Chooses by the engine; a row that comes into view meanwhile shows a skeleton, and its products for everybody where nothing is decided. */
export function chooseByEngine(row: HTMLElement): ChooseCards {
  return async (dataset, consent) => {
    const uncover = coverRow(row);
    const signal = AbortSignal.any([consent, AbortSignal.timeout(WAIT_MS)]);
    signal.addEventListener('abort', uncover, { once: true });
    const chosen = await askEngine(dataset, consent).catch((error: unknown) => {
      uncover();
      throw error;
    });
    if (chosen === undefined) return void uncover();
    const shown = async () => {
      uncover();
      await chosen.shown();
    };
    return { ...chosen, signal, shown };
  };
}

/**
 * Covers heading and cards with skeletons of their size, where nobody has seen them; returns what uncovers them. What is in view
 * stays there until the decided products take its place: a skeleton would be one more change.
 */
function coverRow(row: HTMLElement): () => void {
  if (row.getBoundingClientRect().top < innerHeight) return () => {};
  const parts = row.querySelectorAll('.head, [data-carousel-track] > li');
  const set = (isCovered: boolean) => {
    for (const part of parts) {
      part.classList.toggle('skeleton', isCovered);
      for (const child of part.children)
        if (child instanceof HTMLElement) child.style.visibility = isCovered ? 'hidden' : '';
    }
  };
  set(true);
  return () => set(false);
}
