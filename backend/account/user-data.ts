import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { UserData } from '../../src/api/account/user-data.schema.ts';
import { toMajor } from '../../domain/money.ts';
import type { Tables } from '../db/tables.ts';
import { loadNotifications } from './notifications.ts';
import { loadProfile } from './profile-response.ts';
import { loadCards } from './saved-cards.ts';

export interface UserDataService {
  /** All stored data of the consumer, without credentials. */
  retrieve(consumerNo: string): Promise<UserData>;
}

const isoOf = (moment: number): string => new Date(moment).toISOString();

export function createUserDataService({ read }: { read: Kysely<Tables> }): UserDataService {
  return {
    async retrieve(consumerNo) {
      const now = Date.now();
      return {
        generatedAt: isoOf(now),
        ...(await loadProfile(read, consumerNo, { withPoints: true })),
        cards: await loadCards(read, { consumerNo, now }),
        notifications: await loadNotifications(read, consumerNo),
        ...(await loadPurchases(read, consumerNo)),
        ...(await loadPoints(read, consumerNo)),
        ...(await loadLists(read, consumerNo)),
        ...(await loadWritings(read, consumerNo)),
      };
    },
  };
}

async function loadPurchases(read: Kysely<Tables>, consumerNo: string) {
  const orders = await read
    .selectFrom('shop_order')
    .select(['order_number', 'status', 'total_minor', 'currency', 'email', 'site_id', 'created_at', 'answer'])
    .where('consumer_no', '=', consumerNo)
    .orderBy('created_at')
    .execute();
  const cartItems = await read
    .selectFrom('cart_item')
    .innerJoin('cart', 'cart.basket_id', 'cart_item.basket_id')
    .select(['variant_sku as productId', 'qty', 'cart.site_id as siteId', 'interaction_origin as interactionOrigin'])
    .where('cart.consumer_no', '=', consumerNo)
    .where('cart.status', '=', 'open')
    .orderBy('cart_item.position')
    .execute();
  return { orders: orders.map(orderEntry), orderItems: orders.flatMap(orderItemEntries), cartItems };
}

/** What an order has beside its columns. */
const storedAnswer = z.object({
  channel: z.string().nullable().default(null),
  items: z.array(
    z.object({ productId: z.string(), qty: z.number(), interactionOrigin: z.string().nullable().default(null) }),
  ),
});

type StoredOrder = Pick<
  Selectable<Tables['shop_order']>,
  'order_number' | 'status' | 'total_minor' | 'currency' | 'email' | 'site_id' | 'created_at' | 'answer'
>;

function orderEntry({ order_number, status, total_minor, currency, email, site_id, created_at, answer }: StoredOrder) {
  return {
    orderNumber: order_number,
    status,
    total: toMajor(total_minor, currency),
    currency,
    email,
    siteId: site_id,
    channel: storedAnswer.parse(JSON.parse(answer)).channel,
    createdAt: isoOf(created_at),
  };
}

function orderItemEntries({ order_number, answer }: StoredOrder) {
  return storedAnswer.parse(JSON.parse(answer)).items.map((item) => ({ orderNumber: order_number, ...item }));
}

async function loadPoints(read: Kysely<Tables>, consumerNo: string) {
  const rows = await read
    .selectFrom('points_entry')
    .select(['kind', 'points', 'order_number as orderNumber', 'created_at'])
    .where('consumer_no', '=', consumerNo)
    .orderBy('created_at')
    .execute();
  return { pointsEntries: rows.map(withMoment) };
}

async function loadLists(read: Kysely<Tables>, consumerNo: string) {
  const favorites = await read
    .selectFrom('favorite_item')
    .innerJoin('favorite_list', 'favorite_list.favorite_id', 'favorite_item.favorite_id')
    .select(['product_id as masterId', 'variant_sku as productId', 'favorite_item.created_at'])
    .where('favorite_list.consumer_no', '=', consumerNo)
    .orderBy('favorite_item.position')
    .execute();
  const savedForLater = await read
    .selectFrom('saved_item')
    .innerJoin('saved_list', 'saved_list.save_for_later_id', 'saved_item.save_for_later_id')
    .select(['variant_sku as productId', 'qty', 'interaction_origin as interactionOrigin'])
    .where('saved_list.consumer_no', '=', consumerNo)
    .orderBy('saved_item.position')
    .execute();
  const stockNotices = await read
    .selectFrom('stock_notice')
    .select(['variant_sku as productId', 'email', 'created_at'])
    .where('consumer_no', '=', consumerNo)
    .orderBy('created_at')
    .execute();
  return { favorites: favorites.map(withMoment), savedForLater, stockNotices: stockNotices.map(withMoment) };
}

async function loadWritings(read: Kysely<Tables>, consumerNo: string) {
  const reviews = await read
    .selectFrom('review')
    .select(['product_id as masterId', 'author', 'rating', 'title', 'text', 'size', 'color', 'scales', 'created_at'])
    .where('consumer_no', '=', consumerNo)
    .orderBy('created_at')
    .execute();
  const questions = await read
    .selectFrom('question')
    .select(['product_id as masterId', 'author', 'text', 'email', 'created_at'])
    .where('consumer_no', '=', consumerNo)
    .orderBy('created_at')
    .execute();
  const answers = await read
    .selectFrom('answer')
    .innerJoin('question', 'question.id', 'answer.question_id')
    .select(['product_id as masterId', 'answer.author', 'answer.text', 'answer.created_at'])
    .where('answer.consumer_no', '=', consumerNo)
    .orderBy('answer.created_at')
    .execute();
  const supportCases = await read
    .selectFrom('support_case')
    .select(['case_number as caseNumber', 'kind', 'email', 'topic', 'subject', 'message', 'fields', 'created_at'])
    .where('consumer_no', '=', consumerNo)
    .orderBy('created_at')
    .execute();
  const eventRegistrations = await read
    .selectFrom('event_registration')
    .select(['id', 'request_type as requestType', 'organisation', 'event_id as eventId', 'attributes', 'created_at'])
    .where('consumer_no', '=', consumerNo)
    .orderBy('created_at')
    .execute();
  return {
    reviews: reviews.map(withMoment),
    questions: questions.map(withMoment),
    answers: answers.map(withMoment),
    supportCases: supportCases.map(withMoment),
    eventRegistrations: eventRegistrations.map(withMoment),
  };
}

function withMoment<Row extends { readonly created_at: number }>({ created_at, ...row }: Row) {
  return { ...row, createdAt: isoOf(created_at) };
}
