import { comparableText, normalText } from './alt-text.ts';
import { isExposed } from './checked-page.ts';
import { isReachable } from './closed-content.ts';

/** A text that says it is what a film says. */
const TRANSCRIPT =
  /\b(transcript|text version|read the film|mitschrift|transkript|textfassung|transcription|version texte|transcripción|trascrizione|transcriptie|uitgeschreven)\b/i;
/** Where a text says what it is. */
const HEAD_LETTERS = 60;
/** A text that says of the film that it shows the same once more. */
const SAME_AS_FILM =
  /\b(the same|again)\b[^.]{0,40}\b(video|film)\b|\b(video|film)\b[^.]{0,60}\b(the same (information|words|text)|again)\b|\b(noch einmal|dasselbe|auch) als (video|film)\b|\baussi en vidéo\b|\btambién en vídeo\b|\banche in video\b|\book als (video|film)\b/i;
/** What says what a film says is longer than its caption. */
const TRANSCRIPT_WORDS = 25;
const TEXTS = 'a[href], summary, h2, h3, h4, p, figcaption';

/** WCAG 1.2.2 lets a film be that says what a text beside it says, where the text or the film is marked as that. */
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
