import { setImmediate } from 'node:timers/promises';
import { PAGE_TEXT_LIMIT, SECTION_COUNT_LIMIT, SECTION_DEPTH_LIMIT } from '../config.ts';
import { cleanContent, type CleanContext } from '../cms/sections/clean-content.ts';
import type { Log } from '../lib/log.ts';
import type { SectionDefinition } from '../cms/sections/section.ts';
import type { SectionPlacement } from '../cms/preview/preview-info.ts';
import {
  isSkipped,
  SLOTS,
  type CompiledEntry,
  type CompiledItem,
  type CompiledPage,
  type CompiledSection,
  type Slot,
} from './compiled.ts';
import { frameAttributes } from './frame.ts';
import { sectionItem, type SectionItem } from './frame.schema.ts';
import { mergeOver } from '../lib/deep-merge.ts';
import { compileCounting, reuseItem, type Progress } from './reused-items.ts';
import { nestedLists } from './nested.ts';
import { parseParallax } from './parallax.ts';
import { itemIssueOf, hasImage, hasTitle, rawField, type ItemIssue } from './raw-item.ts';
import { textLength } from './text-length.ts';

export interface CompileContext extends CleanContext {
  /** Of the sections' DOM ids, where they are put into another page. */
  readonly idPrefix?: string | undefined;
  readonly definitions: ReadonlyMap<string, SectionDefinition>;
  readonly log: Log;
  /** Slots whose first titled section holds the page's heading; all slots by default. */
  readonly titleSlots?: readonly Slot[];
  /** Slots whose first image is the first of the page; those above `lazy-main` by default. */
  readonly imageSlots?: readonly Slot[];
  /** DOM ids are derived from the items' own ids, so that they are stable while an editor adds and removes sections. */
  readonly isPreview?: boolean;
  /** The items of the page's former revision by their paths, compiled in an equal context. */
  readonly former?: ReadonlyMap<string, CompiledEntry> | undefined;
}

type Slots = Readonly<Record<Slot, readonly unknown[]>>;

const IMAGE_SLOTS: readonly Slot[] = ['over-image', 'main'];
/** Milliseconds. */
const TIME_SLICE_MS = 10;

type HeadingLevel = CompiledSection['headingLevel'];

interface ItemPlacement extends Omit<SectionPlacement, 'domId'> {
  readonly depth: number;
}

interface At {
  readonly context: CompileContext;
  readonly state: PageState;
  readonly placement: ItemPlacement;
}

/** State of a page while it is compiled: what is limited, unique or first on it. */
interface PageState extends Progress {
  /** Prefix of the sections' DOM ids. */
  readonly prefix: string;
  /** Used DOM ids, in preview. */
  readonly taken: Set<string>;
  /** DOM id of the first section, where set. */
  first?: string | undefined;
}

/**
 * Compiles the slots of an augmented page: unknown types, invalid items and wrong parallax units are left out, each
 * with one log line that names type and id (docs/contract.md#sections). Never throws for an invalid document.
 */
export function compilePage(slots: Slots, context: CompileContext): CompiledPage {
  const steps = compileSteps(slots, context);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** `compilePage` for pages of any size: yields to other work every few milliseconds. */
export async function compilePageInSlices(slots: Slots, context: CompileContext): Promise<CompiledPage> {
  const steps = compileSteps(slots, context);
  for (let until = performance.now() + TIME_SLICE_MS; ;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() < until) continue;
    await setImmediate();
    until = performance.now() + TIME_SLICE_MS;
  }
}

/** Yields once for each item of a slot. */
function* compileSteps(slots: Slots, context: CompileContext): Generator<undefined, CompiledPage> {
  const state = newState(context.isPreview === true ? 's-' : (context.idPrefix ?? 's'));
  const titled = (context.titleSlots ?? SLOTS).flatMap((slot) => slots[slot]).find(hasTitle);
  const firstWithImage = (context.imageSlots ?? IMAGE_SLOTS).flatMap((slot) => slots[slot]).find(hasImage);
  const compiled: Record<Slot, CompiledItem[]> = { 'over-image': [], main: [], 'lazy-main': [] };
  const entries = new Map<string, CompiledEntry>();
  for (const slot of SLOTS) {
    for (const [index, item] of slots[slot].entries()) {
      const placement: ItemPlacement = {
        path: `${slot}.${index}`,
        depth: 1,
        headingLevel: item === titled ? 1 : 2,
        eager: item === firstWithImage,
      };
      const one = compileAgain(item, { context, state, placement });
      entries.set(placement.path, one);
      compiled[slot].push(one.item);
      yield;
    }
  }
  const hasTitleSection = SLOTS.flatMap((slot) => compiled[slot]).some(
    (item) => !isSkipped(item) && item.headingLevel === 1,
  );
  return { slots: compiled, hasTitle: hasTitleSection, entries };
}

/** Compiles an item of a slot, or takes it from the former revision of the page. */
function compileAgain(raw: unknown, at: At): CompiledEntry {
  const { headingLevel, eager, path } = at.placement;
  const input = { raw, headingLevel, eager };
  const former = at.context.former?.get(path);
  const reused = reuseItem(former, input, at.state);
  if (former !== undefined && reused !== undefined) return former;
  return compileCounting(input, at.state, () => compileItem(raw, at));
}

/** Compiles one item as on its page. */
export function compileAlone(raw: unknown, placement: SectionPlacement, context: CompileContext): CompiledItem {
  const { domId, path, headingLevel, eager } = placement;
  const depth = path.split('.').filter((step) => step === 'content').length + 1;
  return compileItem(raw, { context, state: newState('s-', domId), placement: { path, depth, headingLevel, eager } });
}

function newState(prefix: string, first?: string): PageState {
  return { sections: 0, letters: 0, prefix, ids: new Set(), taken: new Set(), first };
}

function nextDomId(id: string, state: PageState, isPreview = false): string {
  const count = state.sections++;
  if (!isPreview) return `${state.prefix}${count}`;
  const named = state.first ?? state.prefix + id.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  state.first = undefined;
  const domId = state.taken.has(named) ? `${named}-${count}` : named;
  state.taken.add(domId);
  return domId;
}

function compileItem(raw: unknown, at: At): CompiledItem {
  const { context, state, placement } = at;
  const leaveOut = (issue: ItemIssue) => skip(raw, issue, at);
  if (state.sections >= SECTION_COUNT_LIMIT) return skipBeyondLimit(raw, at);
  const item = sectionItem.safeParse(raw);
  if (!item.success) return leaveOut(itemIssueOf(item.error, raw));
  const before = state.letters;
  state.letters += textLength(item.data.content);
  if (state.letters > PAGE_TEXT_LIMIT) return tooLong(raw, at, before > PAGE_TEXT_LIMIT);
  if (placement.depth > SECTION_DEPTH_LIMIT)
    return leaveOut({ reason: `nested deeper than ${SECTION_DEPTH_LIMIT} sections` });
  const definition = context.definitions.get(item.data.type);
  if (definition === undefined) return leaveOut({ reason: 'unknown section type', field: 'type' });
  logDuplicate(item.data, context, state);
  try {
    return compileSection(item.data, definition, at);
  } catch (error) {
    return leaveOut({ reason: error instanceof Error ? error.message : String(error) });
  }
}

function compileSection(item: SectionItem, definition: SectionDefinition, at: At): CompiledItem {
  const { context, state, placement } = at;
  const domId = nextDomId(item.id, state, context.isPreview);
  const motions = parseParallax(item.parallax ?? []);
  const cleaned = cleanContent(item.content, context);
  const parsed = definition.schema.safeParse(cleaned);
  if (!parsed.success) return skip(item, itemIssueOf(parsed.error, cleaned, 'content'), at);
  const variant = variantName(item.variant, definition);
  const nested = compileNested(cleaned, at);
  return {
    type: item.type,
    id: item.id,
    path: placement.path,
    domId,
    variant,
    definition,
    content: parsed.data,
    motions,
    headingLevel: placement.headingLevel,
    eager: placement.eager,
    frame: frameAttributes(item, {
      variant: Object.keys(definition.variants).length > 0 ? variant : undefined,
      hydrate: definition.hydration,
      parallax: motions.length === 0 ? undefined : domId,
    }),
    nested,
    experienceId: item.experienceId,
    variantOf: experienceVariants(item, domId, at),
  };
}

function compileNested(content: Record<string, unknown>, at: At): Record<string, readonly CompiledItem[]> {
  const { placement } = at;
  const lists = nestedLists(content);
  return Object.fromEntries(
    lists.map(({ path: where, items }) => {
      const ownTitle = typeof content['title'] === 'string' ? 1 : 0;
      const deeper = ownTitle + (where === 'sections' ? 0 : 1);
      const headingLevel = Math.min(4, Math.max(2, placement.headingLevel + deeper)) as HeadingLevel; // 2..4 by min and max
      const path = `${placement.path}.content.${where}`;
      const below = {
        path,
        depth: placement.depth + 1,
        headingLevel,
        eager: placement.eager && where === 'sections',
      };
      return [where, compileList(items, { ...at, placement: below })];
    }),
  );
}

/** `at` is that of the list. */
function compileList(items: readonly unknown[], at: At): readonly CompiledItem[] {
  const { path, eager } = at.placement;
  const firstWithImage = items.find(hasImage);
  return items.map((item, index) => {
    const placement = { ...at.placement, path: `${path}.${index}`, eager: eager && item === firstWithImage };
    return compileItem(item, { ...at, placement });
  });
}

/** Compiles variants of an experience when first chosen, and caches them. */
function experienceVariants(
  item: SectionItem,
  domId: string,
  { context, placement }: At,
): CompiledSection['variantOf'] {
  const made = new Map<string, CompiledItem>();
  return (name) => {
    const experiences = item.experiences;
    if (experiences === undefined || !Object.hasOwn(experiences, name)) return undefined;
    const known = made.get(name);
    if (known !== undefined) return known;
    const { experiences: _, ...baseline } = item;
    const fresh = newState(`${domId}-v${made.size}-`, context.isPreview === true ? domId : undefined);
    const variant = mergeOver(baseline, experiences[name]);
    const merged =
      typeof variant === 'object' && variant !== null ? { ...variant, type: item.type, id: item.id } : variant;
    const compiled = compileItem(merged, { context, state: fresh, placement });
    const named = isSkipped(compiled) ? compiled : nameVariant(compiled, name);
    made.set(name, named);
    return named;
  };
}

const nameVariant = (section: CompiledSection, name: string): CompiledSection => ({
  ...section,
  experienceVariant: name,
  frame: { ...section.frame, 'data-experience-variant': name },
});

function variantName(wanted: string | undefined, definition: SectionDefinition): string {
  if (wanted !== undefined && Object.hasOwn(definition.variants, wanted)) return wanted;
  return Object.keys(definition.variants)[0] ?? 'default';
}

function logDuplicate(item: SectionItem, context: CompileContext, state: PageState): void {
  if (state.ids.has(item.id)) context.log.warn({ type: item.type, id: item.id }, 'duplicate section id');
  state.ids.add(item.id);
}

function skipBeyondLimit(raw: unknown, at: At): CompiledItem {
  const reason = `more than ${SECTION_COUNT_LIMIT} sections`;
  if (at.state.sections++ === SECTION_COUNT_LIMIT) return skip(raw, { reason }, at);
  return { skipped: true, type: 'none', id: 'none', path: at.placement.path, reason };
}

/** Logs only the first section beyond the limit. */
function tooLong(raw: unknown, at: At, isLogged: boolean): CompiledItem {
  const reason = `the page holds more than ${PAGE_TEXT_LIMIT} letters`;
  if (!isLogged) return skip(raw, { reason }, at);
  return { skipped: true, type: 'none', id: 'none', path: at.placement.path, reason };
}

function skip(raw: unknown, { reason, field: wrong }: ItemIssue, { context, placement }: At): CompiledItem {
  const type = String(rawField(raw, 'type') ?? 'none').slice(0, 100);
  const id = String(rawField(raw, 'id') ?? 'none').slice(0, 200);
  context.log.error({ type, id, reason }, 'section skipped');
  return { skipped: true, type, id, path: placement.path, reason, ...(wrong === undefined ? {} : { field: wrong }) };
}
