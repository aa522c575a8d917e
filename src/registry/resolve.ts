import { LOADER_BUDGET } from '../config.ts';
import type { ExperienceSource } from '../cms/request-context.ts';
import type { Log } from '../lib/log.ts';
import type { LoadContext } from '../cms/sections/section.ts';
import { isSkipped, SLOTS } from './compiled.ts';
import type { CompiledItem, CompiledPage, CompiledSection, SkippedItem, Slot } from './compiled.ts';

export interface ResolveContext {
  readonly load: Omit<LoadContext, 'signal'>;
  readonly experiences: ExperienceSource;
  readonly log: Log;
  readonly budget?: number;
}

/** A section ready to render: its data and that of its nested sections are loaded. */
export interface RenderItem {
  readonly section: CompiledSection;
  readonly data: unknown;
  readonly nested: Readonly<Record<string, readonly (RenderItem | SkippedItem)[]>>;
}

/** A page with chosen variants and loaded data, ready to render. */
export interface ResolvedPage {
  readonly slots: Readonly<Record<Slot, readonly (RenderItem | SkippedItem)[]>>;
  readonly hasTitle: boolean;
  /** Every section on the page, nested ones included, in document order. */
  readonly sections: readonly CompiledSection[];
  /** Language of the document (BCP 47), where it falls back to another language than the page's. */
  readonly language?: string | undefined;
  /** Whether a loader failed: such a page is shown but not stored. */
  readonly incomplete: boolean;
}

/** Chooses experience variants, then runs all loaders of the page in parallel within one time budget. */
export async function resolvePage(page: CompiledPage, context: ResolveContext): Promise<ResolvedPage> {
  const choose = (item: CompiledItem) => chooseVariant(item, context.experiences);
  const slots = {
    'over-image': page.slots['over-image'].map(choose),
    main: page.slots.main.map(choose),
    'lazy-main': page.slots['lazy-main'].map(choose),
  };
  const all = SLOTS.flatMap((slot) => flatten(slots[slot]));
  const loaded = await loadData(all, context);
  const render = (item: CompiledItem) => toRender(item, loaded);
  return {
    slots: {
      'over-image': slots['over-image'].map(render),
      main: slots.main.map(render),
      'lazy-main': slots['lazy-main'].map(render),
    },
    hasTitle: page.hasTitle,
    sections: all,
    incomplete: loaded.failed.size > 0,
  };
}

const NO_NESTED = {};

function toRender(item: CompiledItem, loaded: Loaded): RenderItem | SkippedItem {
  if (isSkipped(item)) return item;
  const reason = loaded.failed.get(item);
  if (reason !== undefined) return { skipped: true, type: item.type, id: item.id, path: item.path, reason };
  const nestedEntries = Object.entries(item.nested);
  const nested =
    nestedEntries.length === 0
      ? NO_NESTED
      : Object.fromEntries(nestedEntries.map(([path, items]) => [path, items.map((child) => toRender(child, loaded))]));
  return { section: item, data: loaded.data.get(item), nested };
}

function chooseVariant(item: CompiledItem, experiences: ExperienceSource): CompiledItem {
  if (isSkipped(item)) return item;
  const decision = item.experienceId === undefined ? undefined : experiences.decide(item.experienceId);
  const chosen = (decision === undefined ? undefined : item.variantOf(decision)) ?? item;
  return isSkipped(chosen) ? chosen : chooseNested(chosen, experiences);
}

/** Returns the same object where nothing below it changes, so that values cached per section stay valid. */
function chooseNested(section: CompiledSection, experiences: ExperienceSource): CompiledSection {
  let changed = false;
  const nested = Object.fromEntries(
    Object.entries(section.nested).map(([path, items]) => {
      const chosen = items.map((item) => chooseVariant(item, experiences));
      changed ||= chosen.some((item, index) => item !== items[index]);
      return [path, chosen];
    }),
  );
  return changed ? withNested(section, nested) : section;
}

const chosenBefore = new WeakMap<CompiledSection, CompiledSection[]>();

/** The same object for the same choices, so that its HTML is found again. */
function withNested(section: CompiledSection, nested: CompiledSection['nested']): CompiledSection {
  const before = chosenBefore.get(section) ?? [];
  chosenBefore.set(section, before);
  const isSame = ({ nested: other }: CompiledSection): boolean =>
    Object.entries(nested).every(([path, items]) => items.every((item, index) => item === other[path]?.[index]));
  const known = before.find(isSame);
  if (known !== undefined) return known;
  const chosen = { ...section, nested };
  before.push(chosen);
  return chosen;
}

function flatten(items: readonly CompiledItem[]): CompiledSection[] {
  return items.flatMap((item) =>
    isSkipped(item) ? [] : [item, ...Object.values(item.nested).flatMap((list) => flatten(list))],
  );
}

interface Loaded {
  readonly data: ReadonlyMap<CompiledSection, unknown>;
  /** Why a loader failed, by section. */
  readonly failed: ReadonlyMap<CompiledSection, string>;
}

const NOTHING: Loaded = { data: new Map(), failed: new Map() };

async function loadData(all: readonly CompiledSection[], context: ResolveContext): Promise<Loaded> {
  if (all.every(({ definition }) => definition.loader === undefined)) return NOTHING;
  const data = new Map<CompiledSection, unknown>();
  const failed = new Map<CompiledSection, string>();
  const limit = new AbortController();
  const { signal } = limit;
  const timer = setTimeout(() => limit.abort(), context.budget ?? LOADER_BUDGET);
  const load = { ...context.load, signal };
  const running = new Map<string, Promise<unknown>>();
  await Promise.all(
    all.map(async (section) => {
      const loader = section.definition.loader;
      if (loader === undefined) return;
      try {
        const key = `${section.type}:${loader.key(section.content)}`;
        const loading = running.get(key) ?? withinBudget(() => loader.load(section.content, load), signal);
        running.set(key, loading);
        data.set(section, await loading);
      } catch (error) {
        failed.set(section, error instanceof Error ? error.message : String(error));
        context.log.error({ type: section.type, id: section.id, phase: 'load', err: error }, 'section failed');
      }
    }),
  );
  clearTimeout(timer);
  return { data, failed };
}

function withinBudget<T>(start: () => Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('time budget of the page used up')), { once: true });
    Promise.resolve().then(start).then(resolve, reject);
  });
}
