import { isExposed } from './checked-page.ts';
import { normalText } from './alt-text.ts';

const LOAD_TIME_MS = 3_000;

/**
 * Whether a video or recording has sound; `undefined` where its metadata cannot be read. Probes a copy, not the page's
 * own element.
 */
export async function hasSound(film: HTMLMediaElement): Promise<boolean | undefined> {
  const probe = document.createElement('video');
  probe.muted = true;
  probe.preload = 'metadata';
  if (film.currentSrc === '') probe.append(...[...film.querySelectorAll('source')].map((source) => source.cloneNode()));
  else probe.src = film.currentSrc;
  try {
    await loadHead(probe);
    return soundTracks(probe) > 0;
  } catch {
    return undefined;
  } finally {
    probe.replaceChildren();
    probe.removeAttribute('src');
    probe.load();
  }
}

function loadHead(probe: HTMLVideoElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    // Of several sources, the last one fires the error when none can be played.
    const last = probe.lastElementChild ?? probe;
    probe.addEventListener('loadedmetadata', resolve, { once: true });
    last.addEventListener('error', reject, { once: true });
    AbortSignal.timeout(LOAD_TIME_MS).addEventListener('abort', reject, { once: true });
    probe.load();
  });
}

interface Captured {
  captureStream?(): MediaStream;
}

/** Throws where the browser does not expose audio tracks, or not for another origin's video. */
function soundTracks(probe: HTMLVideoElement & Captured): number {
  const stream = probe.captureStream?.();
  if (stream === undefined) throw new Error('This browser does not tell whether a film has sound.');
  for (const track of stream.getTracks()) track.stop();
  return stream.getAudioTracks().length;
}

const PART = /#(?:.*&)?t=(?:npt:)?(\d+(?:\.\d+)?)?(?:,(\d+(?:\.\d+)?))?(?:&|$)/;

/**
 * Returns the seconds that are played before the video loops or ends: its whole duration, or the part that a media
 * fragment selects. NaN while the duration is unknown.
 */
export function playedTime(address: string, duration: number): number {
  const [, from = '0', to] = PART.exec(address) ?? [];
  const end = to === undefined ? duration : Math.min(Number(to), Number.isNaN(duration) ? Infinity : duration);
  return Math.max(0, end - Number(from));
}

const STOPS =
  /\b(play|pause|stop|mute|unmute|sound off|abspielen|anhalten|pausieren|stumm|ton aus|lecture|arrêter|couper le son|reproducir|pausar|detener|silenciar|riproduci|ferma|disattiva audio|afspelen|pauzeren|dempen)\b/i;

/** Whether a part of the page has an exposed, named button that can stop or mute automatic playback. */
export function hasStop(scope: Element): boolean {
  if (scope.querySelector('[data-pause], .pause') !== null) return true;
  return [...scope.querySelectorAll('button, [role="button"], input[type="button"]')].some(
    (button) => isExposed(button) && STOPS.test(nameOf(button)),
  );
}

const nameOf = (button: Element): string =>
  normalText(button.getAttribute('aria-label') ?? (button.textContent || button.getAttribute('title')) ?? '');
