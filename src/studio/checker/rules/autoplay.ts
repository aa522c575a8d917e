import { NOT_PAGE, type CheckedPage, type RawFinding, type PlacedSection } from '../analysis/checked-page.ts';
import { hasSound, hasStop, playedTime } from '../analysis/video-playback.ts';

const STARTS_BY_ITSELF = /[?&](autoplay|auto_play)=(1|true)\b/i;
/** WCAG 2.2.2 applies to motion of more than five seconds, 1.4.2 to sound of more than three. */
const LONGEST_MOTION_S = 5;
const LONGEST_SOUND_S = 3;

/** Reports media that plays automatically, lasts longer than is allowed, and cannot be stopped. */
export async function checkAutoplay(page: CheckedPage): Promise<readonly RawFinding[]> {
  const media = [...page.document.querySelectorAll<HTMLMediaElement>('video[autoplay], audio[autoplay]')];
  const unstopped = media.filter((one) => one.closest(NOT_PAGE) === null && !isStoppable(one, page));
  const found = await Promise.all(unstopped.map(checkUnstopped));
  return [...found.flat(), ...page.sections.flatMap(startingFrames)];
}

const isStoppable = (one: HTMLMediaElement, { document, sectionOf }: CheckedPage): boolean =>
  one.hasAttribute('controls') || hasStop(sectionOf(one)?.element ?? document.body);

async function checkUnstopped(element: HTMLMediaElement): Promise<readonly RawFinding[]> {
  // The duration is unknown until the metadata is loaded.
  const goesOn = (longest: number): boolean =>
    element.loop || !(playedTime(element.currentSrc, element.duration) <= longest);
  const isSilenced = element.muted || element.hasAttribute('muted');
  if (!isSilenced && goesOn(LONGEST_SOUND_S) && (await hasSound(element)) !== false) {
    return [{ rule: 'sound-without-stop', element, summary: 'Sound starts by itself here and cannot be stopped.' }];
  }
  if (!(element instanceof HTMLVideoElement) || !goesOn(LONGEST_MOTION_S)) return [];
  return [{ rule: 'motion-without-stop', element, summary: 'The film plays by itself and cannot be stopped.' }];
}

/** Whether the player is muted or has controls. */
const canBeStopped = (address: string): boolean =>
  /[?&](mute|muted)=(1|true)\b/i.test(address) && !/[?&](controls=0|background=1)\b/i.test(address);

function startingFrames({ element, leaves }: PlacedSection): readonly RawFinding[] {
  return leaves
    .filter(({ path, value }) => path === 'url' && STARTS_BY_ITSELF.test(value) && !canBeStopped(value))
    .map(({ path }) => ({
      rule: 'motion-autoplay',
      element: element.querySelector('iframe, [data-when]') ?? element,
      field: path,
      summary: 'The address asks the film to start by itself.',
    }));
}
