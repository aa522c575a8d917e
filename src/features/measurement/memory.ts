import { isRecord } from '../../../domain/record.ts';
import type { PushedEvent } from '../../lib/measurement/event-list.ts';
import { storedValue } from '../../lib/storage/stored-value.ts';

/** Written by the sender only. */
const toEvents = (stored: unknown) => (Array.isArray(stored) ? (stored as readonly PushedEvent[]) : undefined);

/** Events that were not pushed before the page was left. */
export const storedEvents = storedValue('session', 'aisle.events', toEvents);

/** What collectors remember from page to page of a visit. */
interface VisitMemory {
  /** Where the visitor came from into a product, by its id. */
  readonly origins: Readonly<Record<string, string>>;
  /** `delocalizedTracking` of the section that led to a product, by its id. */
  readonly tracking: Readonly<Record<string, string>>;
  /** The product page that a link of a list was used for: its path, and where the link was. */
  readonly next?: { readonly path: string; readonly origin: string; readonly tracking: string | undefined } | undefined;
  /** The cart as it was measured last; absent before the first. */
  readonly cart?: unknown;
  /** The facts of a customer's profile, after the first request. */
  readonly user?: unknown;
  /** Orders, returns and checkouts that were reported. */
  readonly reported: readonly string[];
}

const EMPTY: VisitMemory = { origins: {}, tracking: {}, reported: [] };
const MAX_REPORTED = 50;

function textsOf(value: unknown): Record<string, string> {
  const texts: Record<string, string> = {};
  if (isRecord(value)) for (const [key, text] of Object.entries(value)) if (typeof text === 'string') texts[key] = text;
  return texts;
}

function nextOf(value: unknown): VisitMemory['next'] {
  if (!isRecord(value)) return undefined;
  const { path, origin, tracking } = value;
  if (typeof path !== 'string' || typeof origin !== 'string') return undefined;
  return { path, origin, tracking: typeof tracking === 'string' ? tracking : undefined };
}

function toMemory(stored: unknown): VisitMemory | undefined {
  if (!isRecord(stored)) return undefined;
  const reported = Array.isArray(stored['reported']) ? stored['reported'].filter((one) => typeof one === 'string') : [];
  return {
    origins: textsOf(stored['origins']),
    tracking: textsOf(stored['tracking']),
    next: nextOf(stored['next']),
    cart: stored['cart'],
    user: stored['user'],
    reported,
  };
}

const storedMemory = storedValue('session', 'aisle.measured', toMemory);

/** The memory of the visit; it lasts as long as the page where `mayStore` is false. */
export interface Memory {
  readonly read: () => VisitMemory;
  readonly update: (part: Partial<VisitMemory>) => void;
  /** Remembers where the visitor came from into a product. */
  readonly setOrigin: (id: string, origin: string, tracking: string | undefined) => void;
  /** Whether it is the first time that something with this key is to be reported. */
  readonly isNew: (key: string) => boolean;
  /** Stores what was remembered before it was allowed. */
  readonly save: () => void;
}

type ShareOrigins = (added: readonly (readonly [id: string, origin: string])[]) => unknown;

/** `shareOrigins` stores origins for the requests to the cart. */
export function createMemory(mayStore: () => boolean, shareOrigins: ShareOrigins = () => undefined): Memory {
  let memory = storedMemory.read() ?? EMPTY;
  const save = () => {
    if (mayStore()) storedMemory.write(memory);
  };
  const update = (part: Partial<VisitMemory>) => {
    memory = { ...memory, ...part };
    save();
  };
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) memory = storedMemory.read() ?? memory;
  });
  return {
    read: () => memory,
    update,
    save() {
      save();
      if (mayStore()) shareOrigins(Object.entries(memory.origins));
    },
    setOrigin(id, origin, section) {
      const { origins, tracking } = memory;
      update({
        origins: { ...origins, [id]: origin },
        ...(section !== undefined && { tracking: { ...tracking, [id]: section } }),
      });
      if (mayStore()) shareOrigins([[id, origin]]);
    },
    isNew(key) {
      if (memory.reported.includes(key)) return false;
      update({ reported: [...memory.reported, key].slice(-MAX_REPORTED) });
      return true;
    },
  };
}
