import { isExposed, type CheckedPage, type RawFinding, type PlacedSection } from '../analysis/checked-page.ts';
import { comparableText } from '../analysis/alt-text.ts';
import { isReachable } from '../analysis/closed-content.ts';
import { hasSound } from '../analysis/video-playback.ts';
import { hasTextBeside } from '../analysis/adjacent-text.ts';

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
