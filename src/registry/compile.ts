import { setImmediate } from 'node:timers/promises';
import { PAGE_TEXT_LIMIT, SECTION_COUNT_LIMIT, SECTION_DEPTH_LIMIT } from '../config.ts';
import { cleanContent, type CleanContext } from '../cms/sections/clean-content.ts';
import type { Log } from '../lib/log.ts';
import type { SectionDefinition } from '../cms/sections/section.ts';
import type { SectionPlacement } from '../cms/preview/preview-info.ts';
import { isSkipped, SLOTS, type CompiledItem, type CompiledPage, type CompiledSection, type Slot } from './compiled.ts';
import { frameAttributes } from './frame.ts';
import { sectionItem, type SectionItem } from './frame.schema.ts';
import { mergeOver } from '../lib/deep-merge.ts';
import { nestedLists } from './nested.ts';
import { parseParallax } from './parallax.ts';
import { itemIssueOf, hasImage, hasTitle, rawField, type ItemIssue } from './raw-item.ts';
import { textLength } from './text-length.ts';

export interface CompileContext extends CleanContext {
  readonly definitions: ReadonlyMap<string, SectionDefinition>;
  readonly log: Log;
  /** Slots whose first titled section holds the page's heading; all where this is left out. */
  readonly titleSlots?: readonly Slot[];
  /** DOM ids are made of the items' own, so that they stay when sections come and go while an editor looks on. */
  readonly isPreview?: boolean;
}

type Slots = Readonly<Record<Slot, readonly unknown[]>>;

/** Milliseconds. */
const TIME_SLICE_MS = 10;

type HeadingLevel = CompiledSection['headingLevel'];

interface ItemPosition {
  /** Where the item stands in the page's `sections`: `main.0.content.sections.1`. */
  readonly path: string;
  readonly depth: number;
  readonly headingLevel: HeadingLevel;
  readonly eager: boolean;
}

interface At {
  readonly context: CompileContext;
  readonly state: PageState;
  readonly position: ItemPosition;
}

/** Counts what must be unique or first on a page while it is compiled. */
interface PageState {
  sections: number;
  /** Letters of all texts so far. */
  letters: number;
  /** Start of the sections' DOM ids. */
  readonly prefix: string;
  readonly ids: Set<string>;
  /** DOM ids that are taken, in preview. */
  readonly taken: Set<string>;
  /** DOM id of the first section, where that is given. */
  first?: string | undefined;
}

/**
 * Compiles the slots of an augmented page: unknown types, invalid items and wrong parallax units are left out, each with one
 * log line that names type and id (contract 4). Never throws for a document's fault.
 */
export function compilePage(slots: Slots, context: CompileContext): CompiledPage {
  const steps = compileSteps(slots, context);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** `compilePage` for pages of any size: whoever else waits has a turn every few milliseconds. */
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

/** One step for each item of a slot. */
function* compileSteps(slots: Slots, context: CompileContext): Generator<undefined, CompiledPage> {
  const state = newState(context.isPreview === true ? 's-' : 's');
  const titled = (context.titleSlots ?? SLOTS).flatMap((slot) => slots[slot]).find(hasTitle);
  const firstWithImage = [...slots['over-image'], ...slots.main].find(hasImage);
  const compiled: Record<Slot, CompiledItem[]> = { 'over-image': [], main: [], 'lazy-main': [] };
  for (const slot of SLOTS) {
    for (const [index, item] of slots[slot].entries()) {
      const position: ItemPosition = {
        path: `${slot}.${index}`,
        depth: 1,
        headingLevel: item === titled ? 1 : 2,
        eager: item === firstWithImage,
      };
      compiled[slot].push(compileItem(item, context, state, position));
      yield;
    }
  }
  const hasTitleSection = SLOTS.flatMap((slot) => compiled[slot]).some(
    (item) => !isSkipped(item) && item.headingLevel === 1,
  );
  return { slots: compiled, hasTitle: hasTitleSection };
}

/** Compiles one item as it stands on its page. */
export function compileAlone(
  raw: unknown,
  path: string,
  position: SectionPlacement,
  context: CompileContext,
): CompiledItem {
  const { domId, headingLevel, eager } = position;
  const depth = path.split('.').filter((step) => step === 'content').length + 1;
  return compileItem(raw, context, newState('s-', domId), { path, depth, headingLevel, eager });
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

function compileItem(raw: unknown, context: CompileContext, state: PageState, position: ItemPosition): CompiledItem {
  const at = { context, state, position };
  const leaveOut = (issue: ItemIssue) => skip(raw, issue, at);
  if (state.sections >= SECTION_COUNT_LIMIT) return skipBeyondLimit(raw, at);
  const item = sectionItem.safeParse(raw);
  if (!item.success) return leaveOut(itemIssueOf(item.error, raw));
  const before = state.letters;
  state.letters += textLength(item.data.content);
  if (state.letters > PAGE_TEXT_LIMIT) return tooLong(raw, at, before > PAGE_TEXT_LIMIT);
  if (position.depth > SECTION_DEPTH_LIMIT)
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
  const { context, state, position } = at;
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
    path: position.path,
    domId,
    variant,
    definition,
    content: parsed.data,
    motions,
    headingLevel: position.headingLevel,
    eager: position.eager,
    frame: frameAttributes(item, {
      variant: Object.keys(definition.variants).length > 0 ? variant : undefined,
      hydrate: definition.hydration,
      parallax: motions.length === 0 ? undefined : domId,
    }),
    nested,
    isStatic: definition.loader === undefined && Object.values(nested).flat().every(isStatic),
    experienceId: item.experienceId,
    variantOf: experienceVariants(item, domId, at),
  };
}

function compileNested(
  content: Record<string, unknown>,
  { context, state, position }: At,
): Record<string, readonly CompiledItem[]> {
  const lists = nestedLists(content);
  return Object.fromEntries(
    lists.map(({ path: where, items }) => {
      const ownTitle = typeof content['title'] === 'string' ? 1 : 0;
      const deeper = ownTitle + (where === 'sections' ? 0 : 1);
      const headingLevel = Math.min(4, Math.max(2, position.headingLevel + deeper)) as HeadingLevel; // 2..4 by min and max
      const path = `${position.path}.content.${where}`;
      const childPosition = {
        path,
        depth: position.depth + 1,
        headingLevel,
        eager: position.eager && where === 'sections',
      };
      return [where, compileList(items, context, state, childPosition)];
    }),
  );
}

function compileList(items: readonly unknown[], context: CompileContext, state: PageState, position: ItemPosition) {
  const firstWithImage = items.find(hasImage);
  return items.map((item, index) =>
    compileItem(item, context, state, {
      ...position,
      path: `${position.path}.${index}`,
      eager: position.eager && item === firstWithImage,
    }),
  );
}

/** Variants of an experience are compiled when first chosen, and kept. */
function experienceVariants(
  item: SectionItem,
  domId: string,
  at: { context: CompileContext; position: ItemPosition },
): CompiledSection['variantOf'] {
  const made = new Map<string, CompiledItem>();
  return (name) => {
    const experiences = item.experiences;
    if (experiences === undefined || !Object.hasOwn(experiences, name)) return undefined;
    const known = made.get(name);
    if (known !== undefined) return known;
    const { experiences: _, ...baseline } = item;
    const fresh = newState(`${domId}-v${made.size}-`, at.context.isPreview === true ? domId : undefined);
    const variant = mergeOver(baseline, experiences[name]);
    const merged =
      typeof variant === 'object' && variant !== null ? { ...variant, type: item.type, id: item.id } : variant;
    const compiled = compileItem(merged, at.context, fresh, at.position);
    const named = isSkipped(compiled) ? compiled : { ...compiled, experienceVariant: name };
    made.set(name, named);
    return named;
  };
}

function isStatic(item: CompiledItem): boolean {
  return isSkipped(item) || (item.isStatic && item.experienceId === undefined);
}

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
  return { skipped: true, type: 'none', id: 'none', path: at.position.path, reason };
}

/** One log line for the first that does not fit. */
function tooLong(raw: unknown, at: At, isLogged: boolean): CompiledItem {
  const reason = `the page holds more than ${PAGE_TEXT_LIMIT} letters`;
  if (!isLogged) return skip(raw, { reason }, at);
  return { skipped: true, type: 'none', id: 'none', path: at.position.path, reason };
}

function skip(raw: unknown, { reason, field: wrong }: ItemIssue, { context, position }: At): CompiledItem {
  const type = String(rawField(raw, 'type') ?? 'none').slice(0, 100);
  const id = String(rawField(raw, 'id') ?? 'none').slice(0, 200);
  context.log.error({ type, id, reason }, 'section skipped');
  return { skipped: true, type, id, path: position.path, reason, ...(wrong === undefined ? {} : { field: wrong }) };
}
