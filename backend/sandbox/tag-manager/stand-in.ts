/** What the stand-in keeps in `google_tag_manager[id]`, beside what the vendor's script has there. */
interface ContainerState {
  readonly dataLayer: { get(key: string): unknown; set(key: string, value: unknown): void; reset(): void };
  /** Every event in its order, with the model as it was then. */
  readonly events: { readonly event: string; readonly model: Readonly<Record<string, unknown>> }[];
  readonly isStandIn: true;
}

interface TagManagerPage {
  readonly document?: unknown;
  dataLayer?: unknown[];
  google_tag_manager?: Record<string, ContainerState>;
}

/**
 * Runs in the browser, as text: it may use nothing outside of itself. Behaves like a container without tags: takes the
 * entries that were pushed before it was loaded, then every later one, merges objects into its model, calls functions with
 * it, and runs arrays as commands on a value (`['cart.items.push', item]`). It sends nothing.
 */
export function runTagManager(id: string): void {
  let model: Record<string, unknown> = {};
  const isPlain = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  const merge = (target: Record<string, unknown>, source: Record<string, unknown>): void => {
    for (const [key, value] of Object.entries(source)) {
      if (key === '__proto__') continue;
      const known = target[key];
      if (!isPlain(value)) target[key] = Array.isArray(value) ? [...value] : value;
      else merge((target[key] = isPlain(known) ? known : {}) as Record<string, unknown>, value);
    }
  };
  const get = (key: string): unknown =>
    key.split('.').reduce<unknown>((value, part) => (isPlain(value) ? value[part] : undefined), model);
  const set = (key: string, value: unknown): void => {
    merge(
      model,
      key.split('.').reduceRight<Record<string, unknown>>((inner, part, index, parts) => {
        return { [part]: index === parts.length - 1 ? value : inner };
      }, {}),
    );
  };
  const reset = (): void => void (model = {});
  const state: ContainerState = { dataLayer: { get, set, reset }, events: [], isStandIn: true };
  const run = ([name, ...values]: unknown[]): void => {
    const parts = String(name).split('.');
    const method = parts.pop() ?? '';
    const target = get(parts.join('.'));
    const called: unknown = Array.isArray(target) ? Reflect.get(target, method) : undefined;
    if (typeof called === 'function') called.apply(target, values);
  };
  const take = (entry: unknown): void => {
    if (typeof entry === 'function') entry.call(state.dataLayer);
    else if (Array.isArray(entry)) run(entry);
    else if (isPlain(entry)) {
      merge(model, entry);
      if (typeof entry['event'] === 'string')
        state.events.push({ event: entry['event'], model: JSON.parse(JSON.stringify(model)) });
    }
  };
  const page: TagManagerPage = globalThis;
  const layer = (page.dataLayer ??= []);
  const containers = (page.google_tag_manager ??= {});
  if (containers[id]) return;
  containers[id] = state;
  for (const entry of layer) take(entry);
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    const length = push(...entries);
    entries.forEach(take);
    return length;
  };
  for (const event of ['gtm.dom', 'gtm.load']) layer.push({ event });
}
