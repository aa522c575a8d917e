import type { CheckedPage, Found, PlacedSection } from '../checked-page.ts';
import { bareText } from '../alt-text.ts';

const NAMELESS = new Set([
  '',
  ...'video film movie clip iframe frame embed embedded content map youtube vimeo player untitled'.split(' '),
]);
const STARTS_BY_ITSELF = /[?&](autoplay|auto_play)=(1|true)\b/i;

export function checkMedia(page: CheckedPage): readonly Found[] {
  return page.sections.flatMap((section) => [
    ...films(page, section),
    ...names(page, section),
    ...startingFrames(section),
  ]);
}

function films(page: CheckedPage, section: PlacedSection): readonly Found[] {
  return page.own(section, 'video').flatMap((element) => {
    const found: Found[] = [];
    const hasCaptions = element.querySelector('track[kind="captions"], track[kind="subtitles"]') !== null;
    if (!hasCaptions && !element.hasAttribute('muted') && !hasTranscript(element)) {
      const summary = 'The film has no captions: who cannot hear it misses what is said.';
      found.push({ rule: 'film-without-captions', element, field: `${filmField(section)}.captions`, summary });
    }
    if (element instanceof HTMLVideoElement && cannotBeStopped(element, section)) {
      found.push({ rule: 'motion-without-stop', element, summary: 'The film plays by itself and cannot be stopped.' });
    }
    return found;
  });
}

const TRANSCRIPT =
  /\b(transcript|text version|read the film|mitschrift|transkript|textfassung|transcription|version texte|transcripción|trascrizione|transcriptie|uitgeschreven)\b/i;
/** A text that says what a film says is longer than its caption. */
const TRANSCRIPT_WORDS = 25;

/** WCAG 1.2.2 lets a film be that says what a text beside it says, where the text or the film is marked as that. */
function hasTranscript(film: HTMLElement): boolean {
  const described = (film.getAttribute('aria-describedby') ?? '').split(/\s+/).map((id) => document.getElementById(id));
  if (described.some((one) => wordsOf(one) >= TRANSCRIPT_WORDS)) return true;
  const section = film.closest('[data-section-id]');
  const beside = [section, section?.nextElementSibling].flatMap((one) => [...(one?.querySelectorAll(TEXTS) ?? [])]);
  return beside.some((one) => TRANSCRIPT.test((one.textContent ?? '').slice(0, HEAD_LETTERS)));
}

const TEXTS = 'a[href], summary, h2, h3, h4, p, figcaption';
/** Where a text says what it is. */
const HEAD_LETTERS = 60;

const wordsOf = (element: Element | null): number => bareText(element?.textContent ?? '').split(' ').length;

/** WCAG 2.2.2 counts what moves for longer than five seconds, 1.4.2 sound that lasts longer than three. */
const LONGEST_MOTION_S = 5;
const LONGEST_SOUND_S = 3;

/** Starts by itself, goes on for longer than is allowed, and has nothing to stop it by. */
function cannotBeStopped(film: HTMLVideoElement, { element }: PlacedSection): boolean {
  if (!film.hasAttribute('autoplay') || film.hasAttribute('controls')) return false;
  if (element.querySelector('[data-pause], .pause') !== null) return false;
  const longest = film.muted || film.hasAttribute('muted') ? LONGEST_MOTION_S : LONGEST_SOUND_S;
  // How long it is is unknown until its head has arrived.
  return film.loop || !(film.duration <= longest);
}

function filmField({ leaves }: PlacedSection): string {
  return leaves.find(({ path }) => path.endsWith('video.src'))?.path.replace(/\.src$/, '') ?? 'video';
}

/** Names of films and frames as the document has them, also where the frame waits to be asked for. */
function names(page: CheckedPage, section: PlacedSection): readonly Found[] {
  const field = section.type === 'embed' ? 'label' : 'video.title';
  const name = section.leaves.find(({ path }) => path === field)?.value;
  const element = page.own(section, 'iframe, video, a.poster, [data-action="embed"], a[rel="noopener"]')[0];
  if (name === undefined || element === undefined || !NAMELESS.has(bareText(name))) return [];
  // A frame without any name is told by axe.
  if (element.localName === 'iframe' && name.trim() === '') return [];
  const words = name.trim() === '' ? 'has no name' : `is called “${name.trim()}”`;
  return [{ rule: 'media-name', element, field, summary: `The film or frame ${words}: nobody hears what is in it.` }];
}

/** Without sound, and with the player's own controls. */
const canBeStopped = (address: string): boolean =>
  /[?&](mute|muted)=(1|true)\b/i.test(address) && !/[?&](controls=0|background=1)\b/i.test(address);

function startingFrames({ element, leaves }: PlacedSection): readonly Found[] {
  return leaves
    .filter(({ path, value }) => path === 'url' && STARTS_BY_ITSELF.test(value) && !canBeStopped(value))
    .map(({ path }) => ({
      rule: 'motion-autoplay',
      element: element.querySelector('iframe, [data-behavior="embed"]') ?? element,
      field: path,
      summary: 'The address asks the film to start by itself.',
    }));
}
