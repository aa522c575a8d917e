import { isRecord } from '../../../domain/record.ts';

/** What a personalisation engine receives of a visitor who allows targeting (docs/calls.md#personalisation). */
export interface VisitorProfile {
  /** Of the window, in CSS pixels. */
  readonly height: number;
  readonly width: number;
  /** Only where the browser may tell them without asking. */
  readonly coordinates?: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly customStates: Readonly<Record<CustomState, boolean>>;
  readonly interests: readonly string[];
  readonly cart: {
    readonly cartItemTotal: number;
    readonly cartDiscount: number;
    readonly items: readonly { readonly productId: string; readonly masterId: string; readonly qty: number }[];
  };
  readonly stealthGroup?: string | undefined;
}

export const CUSTOM_STATES = ['cartEmpty', 'employeeLoggedIn', 'loggedIn', 'loyaltyEnrolled'] as const;
export type CustomState = (typeof CUSTOM_STATES)[number];

/** An event of the decision call; its other members depend on its type. */
export interface DecisionEvent {
  readonly eventType: string;
  readonly [member: string]: unknown;
}

const CONTEXT = 'monetate:context:';
const SEPARATOR = '|';

/** The events that describe a profile to the engine, in its own words. */
export function profileEvents({ coordinates, customStates, ...profile }: VisitorProfile): readonly DecisionEvent[] {
  const { height, width, cart, interests, stealthGroup } = profile;
  const { cartItemTotal, cartDiscount, items } = cart;
  const values = { ...customStates, cartItemTotal, cartDiscount, interests: interests.join(SEPARATOR), stealthGroup };
  const customVariables = Object.entries(values).flatMap(([variable, value]) =>
    value === undefined ? [] : [{ variable, value: String(value) }],
  );
  const cartLines = items.map(({ productId, masterId, qty }) => ({ sku: productId, pid: masterId, quantity: qty }));
  return [
    { eventType: `${CONTEXT}ScreenSize`, height, width },
    ...(coordinates ? [{ eventType: `${CONTEXT}Coordinates`, ...coordinates }] : []),
    { eventType: `${CONTEXT}CustomVariables`, customVariables },
    { eventType: `${CONTEXT}Cart`, cartLines },
  ];
}

export const decisionEvent = (requestId: string, maxItems: number): DecisionEvent => ({
  eventType: 'monetate:decision:DecisionRequest',
  requestId,
  maxItems,
});

/** The recommendations that were shown, by their tokens. */
export const impressionsEvent = (recImpressions: readonly string[]): DecisionEvent => ({
  eventType: 'monetate:record:Impressions',
  recImpressions,
});

/** The custom variables of a call by their names, as the engine reads them. */
export function readVariables(events: readonly DecisionEvent[]): ReadonlyMap<string, string> {
  const lists = events.filter(({ eventType }) => eventType === `${CONTEXT}CustomVariables`);
  const entries = lists.flatMap(({ customVariables }): readonly unknown[] =>
    Array.isArray(customVariables) ? customVariables : [],
  );
  return new Map(
    entries.flatMap((entry): [string, string][] =>
      isRecord(entry) && typeof entry['variable'] === 'string' ? [[entry['variable'], String(entry['value'])]] : [],
    ),
  );
}
