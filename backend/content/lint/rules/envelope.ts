import { augmentedPage } from '../../../../src/cms/sections/augmented-page.schema.ts';
import { normaliseName } from '../../../../src/cms/client/content-name.ts';
import { isRecord } from '../../../../domain/record.ts';
import { hasSlots, type DocumentRule } from '../model/document-rule.ts';
import type { RuleFinding } from '../model/finding.ts';
import { suggestName, nearestName } from '../model/closest-name.ts';
import type { DocumentView } from '../model/document-view.ts';

/** Members outside the envelope that are used. */
const OTHERS = ['parent', 'title', 'summary', 'article', 'collection', 'status', 'source', 'name'];
/** Of categories and of the search (`listing-rules.ts`). */
const LISTING = ['pinned', 'buried', 'searches', 'synonyms'];
/** Of pop-ups (`popups.ts`). */
const POPUP = ['minimizedTitle', 'pages', 'baselines'];
const KEYS = [...Object.keys(augmentedPage.shape), ...OTHERS, ...LISTING, ...POPUP];
const SLOTS = ['over-image', 'main', 'lazy-main'];
const LAYOUT = ['header', 'footer', 'locationCheck'];
const SEO = ['title', 'description', 'robots', 'image'];

/** Checks the members around a page's sections. */
export const envelope: DocumentRule = (view) => {
  if (view.document.readError !== undefined) return [];
  const named = stated(view);
  return hasSlots(view) ? [...named, ...members(view), ...slots(view), ...flags(view)] : named;
};

/** A document's own locale and slug must match its folder and file name, which decide. */
function stated({ document }: DocumentView): readonly RuleFinding[] {
  const { locale, slug } = document.content;
  const findings: RuleFinding[] = [];
  if (typeof locale === 'string' && locale.toLowerCase() !== document.locale)
    findings.push(
      warn(
        'locale',
        `It says that its locale is ${locale}, but it is the document of ${document.locale}.`,
        'Correct or remove “locale”; the folder decides.',
      ),
    );
  if (typeof slug === 'string' && normaliseName(slug) !== document.name)
    findings.push(
      warn(
        'slug',
        `It says that its slug is “${slug}”, but it is found as “${document.name}”.`,
        'Rename the file, or correct “slug”; the name of the file decides.',
      ),
    );
  return findings;
}

function members({ document: { content } }: DocumentView): readonly RuleFinding[] {
  return Object.keys(content).flatMap((name) => {
    const near = KEYS.includes(name) ? undefined : nearestName(name, KEYS);
    return near === undefined ? [] : [warn(name, `Nothing reads “${name}”.`, `Did you mean “${near}”?`)];
  });
}

function slots({ document: { content } }: DocumentView): readonly RuleFinding[] {
  const { sections } = content;
  if (sections === undefined || sections === null) return [];
  if (!isRecord(sections))
    return [
      error(
        'sections',
        '“sections” holds no slots, so the page is empty.',
        `Write {"main": […]}; the slots are ${SLOTS.join(', ')}.`,
      ),
    ];
  return Object.entries(sections).flatMap(([slot, items]): readonly RuleFinding[] => {
    const place = `sections.${slot}`;
    if (!SLOTS.some((known) => known === slot))
      return [
        error(
          place,
          `There is no slot “${slot}”: its sections are left out.`,
          suggestName(slot, SLOTS, `The slots are ${SLOTS.join(', ')}.`),
        ),
      ];
    return Array.isArray(items)
      ? []
      : [error(place, `The slot “${slot}” is no list: it stays empty.`, 'Write a list of sections.')];
  });
}

function flags({ document: { content } }: DocumentView): readonly RuleFinding[] {
  const { layout, seo, sections: _ } = content;
  return [
    ...notRecord('layout', layout),
    ...notRecord('seo', seo),
    ...unknownIn('layout', layout, LAYOUT),
    ...unknownIn('seo', seo, SEO),
    ...LAYOUT.filter((name) => isRecord(layout) && layout[name] !== undefined && typeof layout[name] !== 'boolean').map(
      (name) =>
        warn(`layout.${name}`, `“${name}” is neither true nor false, so it counts as true.`, 'Write true or false.'),
    ),
  ];
}

function notRecord(name: string, value: unknown): readonly RuleFinding[] {
  const isFine = value === undefined || value === null || isRecord(value);
  return isFine ? [] : [warn(name, `“${name}” has no fields, so its defaults apply.`, 'Write {…}.')];
}

function unknownIn(name: string, value: unknown, known: readonly string[]): readonly RuleFinding[] {
  return Object.keys(isRecord(value) ? value : {})
    .filter((key) => !known.includes(key))
    .map((key) =>
      warn(
        `${name}.${key}`,
        `Nothing reads “${key}” of “${name}”.`,
        suggestName(key, known, `Its fields are ${known.join(', ')}.`),
      ),
    );
}

function warn(place: string, message: string, advice: string): RuleFinding {
  return { rule: 'envelope', severity: 'warning', place, message, advice };
}

function error(place: string, message: string, advice: string): RuleFinding {
  return { rule: 'envelope', severity: 'error', place, message, advice };
}
