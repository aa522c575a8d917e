import { Findings, listOf, recordOf, textOf, type Adapted, type AdaptedPage, type SectionItem } from '../adapted.ts';
import { normaliseName } from '../../../../../src/cms/client/content-name.ts';
import { readItem, type ContentItem } from './items.ts';
import { linked, sectionOf, type SectionContext } from './sections.ts';

export interface AmplienceOptions {
  readonly locale: string;
  /** Values of `{{name}}` placeholders, for example `dam.mediaEndpoint`. */
  readonly define?: Readonly<Record<string, string>>;
}

type Slot = keyof AdaptedPage['sections'];

/** Types that describe the back office or are imported elsewhere: listed once each, not per item. */
const NO_PAGE = new Set([
  'tag',
  'tag-group',
  'palette',
  'typography',
  'theme',
  'theme-group',
  'config',
  'ui',
  'pages',
  'store',
]);

/**
 * Maps an export of Amplience Dynamic Content (its items as JSON) onto augmented pages: slots whose delivery keys share
 * a folder are a page, a container is a page, linked items are its sections, segments are variants of an experience.
 * Whatever has no counterpart is listed and does not fail the rest.
 */
export function adaptAmplience(values: readonly unknown[], { locale, define = {} }: AmplienceOptions): Adapted {
  const findings = new Findings();
  const items = values.flatMap((value) => readItem(value) ?? []);
  if (items.length < values.length)
    findings.leave(`${values.length - items.length} files`, 'they are no content items of Amplience');
  const byId = new Map(items.map((item) => [item.id, item]));
  const used = new Set<string>();
  const find = (id: string) => {
    used.add(id);
    return byId.get(id);
  };
  const context: SectionContext = { locale, define, find, findings };
  const pages = new Map<string, PageContent>();
  for (const item of items) {
    const pageSlot = pageSlotOf(item);
    if (pageSlot === undefined) continue;
    used.add(item.id);
    const page = pages.get(pageSlot.name) ?? { title: titleOf(pageSlot.name), slots: [] };
    pages.set(pageSlot.name, page);
    page.slots.push({
      slot: pageSlot.slot,
      sections: sectionsOf(item, { ...context, findings: findings.at(item.name) }),
    });
  }
  listRest(
    items.filter(({ id }) => !used.has(id)),
    findings,
  );
  return { pages: [...pages].map(([name, parts]) => pageOf(name, parts)), unmapped: findings.list };
}

interface PageContent {
  readonly title: string;
  readonly slots: { readonly slot: Slot; readonly sections: readonly SectionItem[] }[];
}

const SLOT_TYPES = new Set(['banner', 'localized-banner', 'personalized-banner', 'flexible']);

/** `web/homepage/herobannerslot` is the top of the page `homepage`; a container is a page under its own key. */
function pageSlotOf(item: ContentItem): { readonly name: string; readonly slot: Slot } | undefined {
  const key = normaliseName((item.deliveryKey ?? '').replaceAll(/[^\p{L}\p{N}/._-]+/gu, '-'));
  if (key === undefined) return undefined;
  const parts = key.split('/');
  if (item.type === 'container') return { name: parts.slice(-2).join('-'), slot: 'main' };
  if (!SLOT_TYPES.has(item.type)) return undefined;
  const last = parts.at(-1) ?? '';
  const slot = last.includes('hero') ? 'over-image' : last.includes('footer') ? 'lazy-main' : 'main';
  return { name: parts.at(-2) ?? last, slot };
}

function sectionsOf(item: ContentItem, context: SectionContext): readonly SectionItem[] {
  if (item.type === 'personalized-banner') return personalised(item, context);
  const links = 'content' in item.body ? [item.body['content']] : listOf(item.body['contentTypes']);
  if (links.length === 0) context.findings.leave(item.type, 'the slot is empty');
  return links.flatMap((link) => {
    const target = linked(link, context);
    return (target && sectionOf(target, context)) ?? [];
  });
}

/** The segment without a group is the baseline, else the first; the others are variants of its experience. */
function personalised(item: ContentItem, context: SectionContext): readonly SectionItem[] {
  const segments = listOf(item.body['segments'])
    .map(recordOf)
    .flatMap(({ segment, content }) => {
      const target = linked(content, context);
      const made = target && sectionOf(target, context);
      return made === undefined ? [] : [{ groups: listOf(segment).flatMap((name) => textOf(name) ?? []), made }];
    });
  const base = segments.find(({ groups }) => groups.length === 0) ?? segments[0];
  if (base === undefined) return [];
  const rest = segments.filter((entry) => entry !== base);
  const experiences = rest.flatMap(({ groups, made }) => {
    if (made.type === base.made.type) return [[groups.join('-') || made.id, { content: made.content }] as const];
    context.findings.leave(made.type, 'a variant of an experience has the type of its baseline');
    return [];
  });
  if (experiences.length === 0) return [base.made];
  return [{ ...base.made, experienceId: item.id, experiences: Object.fromEntries(experiences) }];
}

/** An item that is on two pages, or twice on one, keeps its id at the first occurrence. */
function pageOf(name: string, { title, slots }: PageContent): AdaptedPage {
  const seen = new Map<string, number>();
  const inSlot = (wanted: Slot) => slots.filter(({ slot }) => slot === wanted).flatMap(({ sections }) => sections);
  const withOwnIds = (sections: readonly SectionItem[]) =>
    sections.map((item) => {
      const count = (seen.get(item.id) ?? 0) + 1;
      seen.set(item.id, count);
      return count === 1 ? item : { ...item, id: `${item.id}-${count}` };
    });
  return {
    name,
    title,
    sections: {
      'over-image': withOwnIds(inSlot('over-image')),
      main: withOwnIds(inSlot('main')),
      'lazy-main': withOwnIds(inSlot('lazy-main')),
    },
  };
}

function titleOf(name: string): string {
  const title = name.replaceAll(/[-_]+/g, ' ').trim();
  return title.charAt(0).toUpperCase() + title.slice(1);
}

function listRest(unused: readonly ContentItem[], findings: Findings): void {
  const counts = new Map<string, number>();
  for (const { type, name } of unused) {
    if (NO_PAGE.has(type)) counts.set(type, (counts.get(type) ?? 0) + 1);
    else findings.at(name).leave(type, 'no page links to it');
  }
  for (const [type, count] of counts)
    findings.leave(
      `${count} × ${type}`,
      type === 'store' ? 'stores come with --format stores' : 'it is no part of a page',
    );
}
