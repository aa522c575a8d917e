import { isExposed, type CheckedPage, type RawFinding, type PlacedSection } from '../analysis/checked-page.ts';
import { comparableText, normalText } from '../analysis/alt-text.ts';
import { isReachable } from '../analysis/closed-content.ts';
import { hasSound } from '../analysis/video-playback.ts';

const NAMELESS = new Set([
  '',
  ...'video film movie clip iframe frame embed embedded content map youtube vimeo player untitled'.split(' '),
]);

export async function checkMedia(page: CheckedPage): Promise<readonly RawFinding[]> {
  const films = page.sections.flatMap((section) =>
    page.own(section, 'video').flatMap((film) => (film instanceof HTMLVideoElement ? [captions(film, section)] : [])),
  );
  return [...(await Promise.all(films)).flat(), ...page.sections.flatMap((section) => names(page, section))];
}

/**
 * WCAG 1.2.2 requires captions where there is sound. Whether an adjacent text is a full alternative is a question for
 * the editor.
 */
async function captions(film: HTMLVideoElement, section: PlacedSection): Promise<readonly RawFinding[]> {
  const hasCaptions = film.querySelector('track[kind="captions"], track[kind="subtitles"]') !== null;
  if (hasCaptions || film.hasAttribute('muted') || !isReachable(film, isExposed)) return [];
  if ((await hasSound(film)) === false) return [];
  const field = `${filmField(section)}.captions`;
  if (hasTextBeside(film)) {
    const summary =
      'The film has no captions, but a text beside it. Does the text say everything that is said in the film?';
    return [{ rule: 'film-text-beside', element: film, field, summary, isQuestion: true }];
  }
  const summary = 'The film has no captions: who cannot hear it misses what is said.';
  return [{ rule: 'film-without-captions', element: film, field, summary }];
}

function filmField({ leaves }: PlacedSection): string {
  return leaves.find(({ path }) => path.endsWith('video.src'))?.path.replace(/\.src$/, '') ?? 'video';
}

/** Checks the names of videos and frames as in the document, also where the frame is loaded on demand. */
function names(page: CheckedPage, section: PlacedSection): readonly RawFinding[] {
  const field = section.traits.frame ?? 'video.title';
  const name = section.leaves.find(({ path }) => path === field)?.value;
  const element = page.own(section, 'iframe, video, a.poster, [data-when] button, a[rel="noopener"]')[0];
  if (name === undefined || element === undefined || !NAMELESS.has(comparableText(name))) return [];
  // Axe reports a frame without any name.
  if (element.localName === 'iframe' && name.trim() === '') return [];
  const nameText = name.trim() === '' ? 'has no name' : `is called “${name.trim()}”`;
  return [
    { rule: 'media-name', element, field, summary: `The film or frame ${nameText}: nobody hears what is in it.` },
  ];
}

/** Matches a text that identifies itself as a transcript of a video. */
const TRANSCRIPT =
  /\b(transcript|text version|read the film|mitschrift|transkript|textfassung|transcription|version texte|transcripción|trascrizione|transcriptie|uitgeschreven)\b/i;
/** Only the start of a text is searched for that label. */
const HEAD_LETTERS = 60;
/** Matches a text that says that the video repeats it. */
const SAME_AS_FILM =
  /\b(the same|again)\b[^.]{0,40}\b(video|film)\b|\b(video|film)\b[^.]{0,60}\b(the same (information|words|text)|again)\b|\b(noch einmal|dasselbe|auch) als (video|film)\b|\baussi en vidéo\b|\btambién en vídeo\b|\banche in video\b|\book als (video|film)\b/i;
/** A transcript has at least this many words; a shorter text is a caption. */
const TRANSCRIPT_WORDS = 25;
const TEXTS = 'a[href], summary, h2, h3, h4, p, figcaption';

/** WCAG 1.2.2 exempts a video that repeats adjacent text, provided the text or the video is labelled as such. */
function hasTextBeside(film: Element): boolean {
  const described = (film.getAttribute('aria-describedby') ?? '').split(/\s+/).map((id) => document.getElementById(id));
  if (described.some((one) => one !== null && isExposedToReaders(one) && wordCount(one) >= TRANSCRIPT_WORDS))
    return true;
  const section = film.closest('[data-section-id]');
  const beside = [section, section?.nextElementSibling].flatMap((one) => [...(one?.querySelectorAll(TEXTS) ?? [])]);
  return beside.some((one) => isExposedToReaders(one) && isMarked(normalText(one.textContent ?? '')));
}

const isMarked = (text: string): boolean => TRANSCRIPT.test(text.slice(0, HEAD_LETTERS)) || SAME_AS_FILM.test(text);

const isExposedToReaders = (element: Element): boolean => isReachable(element, isExposed);

const wordCount = (element: Element): number => comparableText(element.textContent ?? '').split(' ').length;
