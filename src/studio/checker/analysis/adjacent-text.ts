import { comparableText, normalText } from './alt-text.ts';
import { isExposed } from './checked-page.ts';
import { isReachable } from './closed-content.ts';

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
export function hasTextBeside(film: Element): boolean {
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
