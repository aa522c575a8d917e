import { z } from 'zod';
import { COMMERCE_EVENTS } from './commerce-events.ts';
import { EVENT_CATEGORIES } from './event-categories.ts';
import { INTERACTION_EVENTS } from './interaction-events.ts';
import { PAGE_EVENTS } from './page-events.ts';

/** Every event of the data layer by its name; `docs/measurement.md` is generated from it. Scripts of the shop import its types only. */
export const EVENT_LIST = { ...PAGE_EVENTS, ...COMMERCE_EVENTS, ...INTERACTION_EVENTS } as const;

type EventList = typeof EVENT_LIST;
export type EventName = keyof EventList;

/** What a collector pushes. */
export type MeasuredEvent = {
  [Name in EventName]: { readonly event: Name } & z.input<EventList[Name]['fields']>;
}[EventName];

export type PageViewTrigger = Extract<MeasuredEvent, { event: 'page-data' }>['trigger'];

/** What the adapter adds to each event. */
const added = z.object({
  event_category: z.enum(EVENT_CATEGORIES),
  page_name: z.string().meta({ description: 'Route on which it happened; it may be sent on the next page.' }),
});

export type PushedEvent = MeasuredEvent & z.output<typeof added>;

/** The schema of an event as it is pushed. */
function pushedSchema(name: EventName) {
  const { fields, category } = EVENT_LIST[name];
  return z.strictObject({
    ...fields.shape,
    ...added.shape,
    event: z.literal(name),
    event_category: z.literal(category),
  });
}

// The keys of a constant.
export const EVENT_NAMES = Object.keys(EVENT_LIST) as readonly EventName[];

/** The errors of an item of the data layer, each with its path; empty for a valid event. */
export function eventErrors(item: unknown): readonly string[] {
  const name = z.object({ event: z.string() }).safeParse(item).data?.event;
  const known = EVENT_NAMES.find((one) => one === name);
  if (known === undefined) return [`event: "${name ?? ''}" is not in the event list`];
  const issues = pushedSchema(known).safeParse(item).error?.issues ?? [];
  return issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** The schemas of all events as JSON Schema, by name: for the inspector of previews. */
export const eventSchemas = () =>
  Object.fromEntries(EVENT_NAMES.map((name) => [name, z.toJSONSchema(pushedSchema(name), { io: 'input' })]));
