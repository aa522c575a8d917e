import type { CheckedPage, RawFinding, PlacedSection } from '../analysis/checked-page.ts';
import { altIssue, comparableText, LONGEST_ALT, normalText, type AltIssue } from '../analysis/alt-text.ts';
import type { OwnRuleName } from '../analysis/content-rules.ts';
import { imageField } from '../analysis/content-field.ts';
import { imageAddress } from '../analysis/image-url.ts';

/** Matches a parallax layer, which is a part of an image. */
const PART = /(^|\.)layers\.\d+$/;

const SUMMARIES: Readonly<Record<AltIssue, (alt: string) => string>> = {
  'file-name': (alt) => `“${alt}” is the name of a file, not what the picture shows.`,
  'says-nothing': (alt) => `“${alt}” does not say what the picture shows.`,
  'starts-with-picture': (alt) => `“${alt}” begins by saying that it is a picture, which is announced anyway.`,
  'repeats-text': (alt) => `“${alt}” is the text beside the picture: it is read out twice.`,
  'too-long': (alt) =>
    `The alternative text has ${alt.length} characters; more than ${LONGEST_ALT} are hard to follow.`,
};

const RULES: Readonly<Record<AltIssue, OwnRuleName>> = {
  'file-name': 'picture-alt-useless',
  'says-nothing': 'picture-alt-useless',
  'starts-with-picture': 'picture-alt-wording',
  'repeats-text': 'picture-alt-repeats-text',
  'too-long': 'picture-alt-too-long',
};

interface SectionImage {
  readonly image: HTMLImageElement;
  readonly section: PlacedSection;
  /** Path of the image in the section's content. */
  readonly field: string;
}

/**
 * Returns the images whose alternative text is in a section's own document; those of products and articles are
 * maintained elsewhere.
 */
function imagesOf(page: CheckedPage): readonly SectionImage[] {
  return page.sections.flatMap((section) => {
    const seen = new Map<string, number>();
    return page.own(section, 'img').flatMap((element) => {
      const src = imageAddress(element);
      const nth = seen.get(src) ?? 0;
      seen.set(src, nth + 1);
      const field = imageField(section.leaves, src, nth);
      return field === undefined || PART.test(field) || !(element instanceof HTMLImageElement)
        ? []
        : [{ image: element, section, field }];
    });
  });
}

export function checkImages(page: CheckedPage): readonly RawFinding[] {
  const images = imagesOf(page).filter(({ section }) => section.traits.images !== 'described');
  return [...images.flatMap(checkImage), ...repeated(images), ...page.around('img').flatMap(checkAround)];
}

/**
 * Checks images of an article or a category: their documents have no section, and the surrounding text describes their
 * purpose.
 */
function checkAround(element: Element): readonly RawFinding[] {
  const alt = normalText(element.getAttribute('alt') ?? '');
  const issue = alt === '' ? undefined : altIssue(alt, []);
  return issue === undefined ? [] : [{ rule: RULES[issue], element, summary: SUMMARIES[issue](alt) }];
}

function checkImage({ image, section, field }: SectionImage): readonly RawFinding[] {
  const alt = normalText(image.alt);
  const path = field === '' ? 'alt' : `${field}.alt`;
  const written = section.leaves.find((leaf) => leaf.path === path)?.value;
  const found = (rule: OwnRuleName, summary: string): RawFinding[] => [{ rule, element: image, summary, field: path }];
  if (alt !== '') {
    const issue = altIssue(alt, textsBeside(image, section));
    return issue === undefined ? [] : found(RULES[issue], SUMMARIES[issue](alt));
  }
  if (written === undefined) {
    return found('picture-without-alt', 'The picture has no alternative text, and nothing says that it is decoration.');
  }
  const isAlone =
    section.traits.images === 'subject' && textsBeside(image, section).every((text) => normalText(text) === '');
  return normalText(written) === '' && isAlone
    ? found('picture-alt-empty', 'The picture counts as decoration, but nothing else here says what it shows.')
    : [];
}

function textsBeside(image: Element, section: PlacedSection): readonly string[] {
  const near = image.closest('figure, li, a, article');
  const isWithin = near !== null && section.element.contains(near);
  const scope = isWithin ? near : section.element;
  const selector = isWithin ? 'figcaption, h1, h2, h3, h4, p, a, strong, span' : 'figcaption, h1, h2, h3, h4';
  return [...scope.querySelectorAll(selector)].map((element) => ownText(element));
}

/** Visually hidden text names an action here, such as "Enlarge". */
function ownText(element: Element): string {
  return element.matches('.visually-hidden') ? '' : (element.textContent ?? '');
}

function repeated(images: readonly SectionImage[]): readonly RawFinding[] {
  const first = new Map<string, string>();
  return images.flatMap(({ image, field }) => {
    const alt = comparableText(image.alt);
    if (alt === '') return [];
    const src = first.get(alt) ?? imageAddress(image);
    first.set(alt, src);
    if (src === imageAddress(image)) return [];
    const summary = `“${normalText(image.alt)}” is also said of another picture on this page.`;
    return [{ rule: 'picture-alt-repeated', element: image, summary, field: field === '' ? 'alt' : `${field}.alt` }];
  });
}
