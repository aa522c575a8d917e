import type { ChatTexts } from './chat-texts.ts';

/** What the assistant says, and what the window offers then. */
export interface Reply {
  readonly text: string;
  readonly links?: readonly { readonly text: string; readonly href: string }[];
  /** A person was asked for. */
  readonly isTransfer?: boolean;
}

/** The shop of the page. */
export interface ChatShop {
  /** `siteId` and `locale`, as calls of the shop take them. */
  readonly scope: string;
  /** Path of its home page. */
  readonly home: string;
}

interface FoundStore {
  readonly name: string;
  readonly path?: string;
  readonly address: { readonly addressLine1: string; readonly city: string };
}

interface FoundTable {
  readonly group?: string;
  readonly columns: readonly { readonly system?: string; readonly group?: string; readonly measure?: string }[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/**
 * Runs in the browser, as text: it may use nothing outside of itself. Returns the function that answers a message about
 * orders, stores and sizes from the shop's own calls.
 */
export function createAssistant(texts: ChatTexts, { scope, home }: ChatShop): (message: string) => Promise<Reply> {
  type Step = (message: string) => Promise<Reply>;
  let next: Step | undefined;
  const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  const ask = async (path: string, init?: RequestInit): Promise<unknown> => {
    const response = await fetch(`${path}${path.includes('?') ? '&' : '?'}${scope}`, init);
    if (response.status === 404 || response.status === 400) return undefined;
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };
  const question = (text: string, step: Step): Reply => {
    next = step;
    return { text };
  };
  const findOrder = async (number: string, email?: string): Promise<Reply | undefined> => {
    const proof = email === undefined ? '' : `?email=${encodeURIComponent(email)}`;
    const order = (await ask(`/api/consumers-v3/consumer/purchase/${encodeURIComponent(number)}${proof}`)) as
      { progress: string } | undefined;
    return (
      order && { text: fill(texts.orderIs, { number, progress: texts.progress[order.progress] ?? order.progress }) }
    );
  };
  const answerOrder: Step = async (number) => {
    const own = await findOrder(number.trim()).catch(() => undefined);
    if (own) return own;
    return question(texts.askEmail, async (email) => {
      return (await findOrder(number.trim(), email.trim())) ?? { text: texts.noOrder };
    });
  };
  const answerStore: Step = async (place) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ near: place.trim(), count: 3 });
    const list = (await ask('/api/stores/v1/search', { method: 'POST', headers, body })) as
      { stores: readonly FoundStore[] } | undefined;
    if (!list || list.stores.length === 0) return { text: fill(texts.noStore, { place }) };
    const links = list.stores.map(({ name, path, address }) => ({
      text: `${name}, ${address.addressLine1}, ${address.city}`,
      href: path === undefined ? `${home}/store-locator` : `${home}/stores/${path}`,
    }));
    return { text: texts.storesFound, links };
  };
  const answerSize: Step = async (message) => {
    const length = Number.parseFloat(message.replace(',', '.'));
    const chart = (await ask('/fapi/components/size-chart/footwear')) as { tables: readonly FoundTable[] } | undefined;
    const table = chart?.tables.find(({ group, columns }) => !group && columns.some(({ measure }) => measure));
    if (!table) return { text: texts.failed };
    const at = table.columns.findIndex(({ measure }) => measure === 'footLength');
    const lengths = table.rows.map((row) => Number(row[at]));
    const row = table.rows[lengths.findIndex((one) => one >= length)];
    const limits = { min: lengths[0] ?? 0, max: lengths.at(-1) ?? 0 };
    if (!row || !(length > limits.min - 1)) return question(fill(texts.noSize, limits), answerSize);
    const sizes = table.columns.flatMap(({ system, group }, index) =>
      system ? [`${system}${group ? ` ${group === 'women' ? 'W' : 'M'}` : ''} ${row[index]}`] : [],
    );
    return { text: fill(texts.sizeIs, { length, sizes: sizes.join(', ') }) };
  };
  const topics: readonly (readonly [string, RegExp, () => Reply])[] = [
    [texts.agent, /person|human|mensch|mens\b|agent/i, () => ({ text: texts.joined, isTransfer: true })],
    [texts.order, /order|bestell|command|pedido|ordin/i, () => question(texts.askOrder, answerOrder)],
    [texts.store, /store|gesch|magasin|tienda|negozi|winkel/i, () => question(texts.askPlace, answerStore)],
    [texts.size, /size|größe|taille|talla|taglia|misur|maat/i, () => question(texts.askLength, answerSize)],
  ];
  const answerTopic: Step = async (message) => {
    const topic = topics.find(([label]) => label === message) ?? topics.find(([, words]) => words.test(message));
    return topic ? topic[2]() : { text: texts.unclear };
  };
  return async (message) => {
    const isChoice = topics.some(([label]) => label === message);
    const step = isChoice ? answerTopic : (next ?? answerTopic);
    next = undefined;
    try {
      return await step(message);
    } catch {
      return { text: texts.failed };
    }
  };
}
