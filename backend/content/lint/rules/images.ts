import { safeMediaSrc } from '../../../../src/cms/site/safe-url.ts';
import type { LintContext } from '../model/context.ts';
import type { MediaFile } from '../model/content-document.ts';
import type { DocumentRule } from '../model/document-rule.ts';
import type { RuleFinding } from '../model/finding.ts';
import { fieldsOf, shapeAt } from '../model/json-shape.ts';
import { pathBelow, type DocumentView, type ObjectEntry } from '../model/document-view.ts';

const MB = 1024 * 1024;
/** Bytes a page should not have to start from; the shop makes smaller ones of a picture, but not of a film. */
const HEAVY_IMAGE = 2 * MB;
const HEAVY_FILM = 40 * MB;
const FILM = /\.(mp4|webm|mov|m4v|ogv)$/i;
const MEDIA_FIELDS = ['src', 'poster', 'captions'] as const;

/** Pictures and films are there, come from where they may, say what they show, and are of the size they state. */
export const images: DocumentRule = (view, context) =>
  view.objects.flatMap((object) =>
    MEDIA_FIELDS.flatMap((name) => {
      const src = object.value[name];
      return typeof src === 'string'
        ? check({ src, place: pathBelow(object.place, name) }, object, { view, context })
        : [];
    }),
  );

/** Addresses of files in the media folders that a document names. */
export function mediaIn({ objects }: Pick<DocumentView, 'objects'>): readonly string[] {
  return objects.flatMap(({ value }) =>
    MEDIA_FIELDS.flatMap((name) => {
      const src = value[name];
      return typeof src === 'string' && src.startsWith('/') && !src.startsWith('//') ? [src] : [];
    }),
  );
}

interface Source {
  readonly src: string;
  readonly place: string;
}

interface Where {
  readonly view: DocumentView;
  readonly context: LintContext;
}

function check(source: Source, object: ObjectEntry, where: Where): readonly RuleFinding[] {
  const isImage = source.place.endsWith('src') && !FILM.test(source.src);
  return [...file(source, object, where.context), ...(isImage ? altText(object, where.view, where.context) : [])];
}

function file({ src, place }: Source, object: ObjectEntry, { imageHosts, media }: LintContext): readonly RuleFinding[] {
  if (src.trim() === '')
    return [finding('picture-missing', place, 'No picture is chosen.', 'Choose one, or remove the field.')];
  if (safeMediaSrc(src, imageHosts) === undefined) return [foreign(src, place)];
  const found = media.get(src);
  if (found === undefined) return [];
  if (found.status === 'missing')
    return [finding('picture-missing', place, `There is no file ${src}.`, 'Correct the address, or add the file.')];
  if (found.isBroken)
    return [finding('picture-missing', place, `The file ${src} is no picture that can be read.`, 'Export it anew.')];
  return [...weight(src, place, found), ...size(object, found)];
}

function foreign(src: string, place: string): RuleFinding {
  const host = URL.canParse(src) ? new URL(src).host : '';
  if (host === '')
    return finding(
      'picture-host',
      place,
      `“${src.slice(0, 100)}” is no address of a picture.`,
      'Write “/media/…”, or an https address.',
    );
  const isHttps = src.startsWith('https:');
  const message = isHttps
    ? `Pictures of ${host} are not shown, only their alternative text.`
    : `“${src.slice(0, 100)}” is not an https address, so the picture is not shown.`;
  return finding(
    'picture-host',
    place,
    message,
    `Put the file below /media, or have ${host} added to IMAGE_HOSTS and use https.`,
  );
}

type FoundFile = Extract<MediaFile, { status: 'found' }>;

function weight(src: string, place: string, { bytes }: FoundFile): readonly RuleFinding[] {
  const limit = FILM.test(src) ? HEAVY_FILM : HEAVY_IMAGE;
  if (bytes <= limit) return [];
  const message = `The file has ${(bytes / MB).toFixed(1)} MB; more than ${limit / MB} MB make pages slow.`;
  return [{ ...finding('picture-weight', place, message, 'Export it smaller.'), severity: 'warning' }];
}

function size({ value, place }: ObjectEntry, { width, height }: FoundFile): readonly RuleFinding[] {
  if (width === undefined || height === undefined) return [];
  const stated = { width: value['width'], height: value['height'] };
  const isSame = (name: keyof typeof stated, actual: number) =>
    typeof stated[name] !== 'number' || stated[name] === actual;
  if (isSame('width', width) && isSame('height', height)) return [];
  const name = isSame('width', width) ? 'height' : 'width';
  const message = `The picture is ${width} × ${height} pixels, not ${String(stated.width)} × ${String(stated.height)}: the page keeps the wrong room for it.`;
  const advice = `Write "width": ${width}, "height": ${height}.`;
  return [{ rule: 'picture-size', severity: 'warning', place: pathBelow(place, name), message, advice }];
}

/** A picture without “alt” was forgotten; an empty one says that it only adorns. */
function altText({ value, place }: ObjectEntry, view: DocumentView, context: LintContext): readonly RuleFinding[] {
  if (Object.hasOwn(value, 'alt') && typeof value['alt'] === 'string') return [];
  if (!takesAltText(place, view, context)) return [];
  const advice = 'Say in “alt” what it shows; write "alt": "" where it only adorns.';
  return [
    finding(
      'picture-alt',
      pathBelow(place, 'alt'),
      'The picture has no alternative text: who cannot see it learns nothing of it.',
      advice,
    ),
  ];
}

function takesAltText(place: string, view: DocumentView, { definitions }: LintContext): boolean {
  if (place === 'seo.image' || place === 'article.image' || place === 'collection.image') return true;
  const item = view.itemAt(place);
  const content = item && /^\.(?:experiences\.[^.]+\.)?content\.(.*)$/.exec(place.slice(item.place.length));
  const type =
    item && typeof item.raw === 'object' && item.raw !== null && 'type' in item.raw ? item.raw.type : undefined;
  const definition = typeof type === 'string' ? definitions.get(type) : undefined;
  // Part of a picture within an experience may leave its words to the baseline.
  if (!content || definition === undefined || place.includes('.experiences.')) return false;
  const shape = shapeAt(definition, (content[1] ?? '').split('.'));
  return shape !== undefined && (fieldsOf(shape)?.has('alt') ?? false);
}

function finding(rule: string, place: string, message: string, advice: string): RuleFinding {
  return { rule, severity: 'error', place, message, advice };
}
