import { normaliseName } from '../../../../../src/cms/client/content-name.ts';
import { isRecord } from '../../../../../domain/record.ts';
import {
  Findings,
  listOf,
  recordOf,
  textOf,
  withoutUndefined,
  type Adapted,
  type AdaptedPage,
  type SectionItem,
} from '../adapted.ts';
import { cardsContent, idOf, line, links, listFields, nameOf, sectionOfBlok, type Blok } from './bloks.ts';

/** Storyblok's space around a section by the margin below it. */
const MARGINS: Readonly<Record<string, string>> = { none: 'none', small: 's', default: 'm', large: 'l' };

/**
 * Maps stories of Storyblok (`{ story }`, `{ stories }` or a story itself) onto augmented pages: a page's sections
 * become groups of their bloks. Whatever has no counterpart is listed and does not fail the rest.
 */
export function adaptStoryblok(values: readonly unknown[]): Adapted {
  const findings = new Findings();
  const pages = values.flatMap(storiesIn).flatMap((story) => pageOf(story, findings) ?? []);
  return { pages, unmapped: findings.list };
}

function storiesIn(value: unknown): readonly Blok[] {
  const { story, stories } = recordOf(value);
  if (isRecord(story)) return [story];
  if (Array.isArray(stories)) return stories.map(recordOf);
  return isRecord(value) ? [value] : [];
}

function pageOf(story: Blok, findings: Findings): AdaptedPage | undefined {
  const content = recordOf(story['content']);
  const title = textOf(story['name']) ?? 'Story';
  const here = findings.at(title);
  const name = normaliseName((textOf(story['full_slug']) ?? textOf(story['slug']) ?? '').replace(/\/$/, ''));
  if (name === undefined || textOf(content['component']) === undefined) {
    here.leave('story', 'it has no slug or no content');
    return undefined;
  }
  const seo = recordOf(listOf(content['seo'])[0] ?? content['seo']);
  const sections = listOf(content['section'] ?? content['sections'] ?? content['body']).map(recordOf);
  listFields(content, ['seo', 'section', 'sections', 'body', 'header', 'footer'], here);
  let count = 0;
  const nextId = (component: string) => `${component}-${(count += 1)}`;
  const main = sections.flatMap((blok) => sectionItem(blok, { findings: here, nextId }) ?? []);
  const description = textOf(seo['description']);
  return {
    name,
    title: textOf(seo['title']) ?? title,
    ...(description === undefined ? {} : { description }),
    sections: { 'over-image': [], main, 'lazy-main': [] },
  };
}

type Context = Parameters<typeof sectionOfBlok>[1];

const OWN_FIELDS = ['components', 'headline_text', 'headline_sub', 'buttons', 'content_mode'];

function sectionItem(blok: Blok, context: Context): SectionItem | undefined {
  if (isCard(blok)) return inner([blok], context)[0];
  if (blok['component'] !== 'section') return sectionOfBlok(blok, context);
  const here = context.findings.at(nameOf(blok));
  listFields(blok, OWN_FIELDS, here);
  const children = inner(listOf(blok['components']).map(recordOf), { ...context, findings: here });
  const buttons = links(blok['buttons'], here);
  if (buttons !== undefined) here.leave('buttons', 'a group has no links of its own');
  const title = line(blok['headline_text']);
  if (children.length === 0 && title === undefined) {
    here.leave('section', 'it holds nothing to show');
    return undefined;
  }
  const space = MARGINS[textOf(blok['spaceAfter']) ?? 'default'];
  return {
    type: 'group',
    id: idOf(blok, context),
    ...(space === undefined ? {} : { bottomMargins: { small: space, medium: space, large: space } }),
    content: withoutUndefined({
      title,
      text: line(blok['headline_sub']),
      columns: columnsOf(children),
      sections: children,
    }),
  };
}

/** Consecutive cards become one section. */
function inner(bloks: readonly Blok[], context: Context): readonly SectionItem[] {
  const runs: Blok[][] = [];
  for (const blok of bloks) {
    const last = runs.at(-1);
    if (isCard(blok) && last?.[0] !== undefined && isCard(last[0])) last.push(blok);
    else runs.push([blok]);
  }
  return runs.flatMap(([first = {}, ...more]) => {
    if (!isCard(first)) return sectionItem(first, context) ?? [];
    const made = cardsContent([first, ...more], context.findings);
    return made === undefined ? [] : [{ id: idOf(first, context), ...made }];
  });
}

function isCard({ component }: Blok): boolean {
  return component === 'teaser-card';
}

/** Texts with images are laid out side by side, all others one below the other. */
function columnsOf(children: readonly SectionItem[]): number {
  const isRow = children.length > 1 && children.every(({ type }) => type === 'editorial' || type === 'rich-text');
  return isRow ? Math.min(3, children.length) : 1;
}
