import { isExposed } from './checked-page.ts';
import { normalText } from './alt-text.ts';

const LOAD_TIME_MS = 3_000;

/** Whether a film or recording can be heard; `undefined` where its head cannot be read. The page's own one is not touched. */
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
    // Of several sources the last one says that none can be played.
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

/** Throws where the browser does not tell, or may not tell of another origin's film. */
function soundTracks(probe: HTMLVideoElement & Captured): number {
  const stream = probe.captureStream?.();
  if (stream === undefined) throw new Error('This browser does not tell whether a film has sound.');
  for (const track of stream.getTracks()) track.stop();
  return stream.getAudioTracks().length;
}

const PART = /#(?:.*&)?t=(?:npt:)?(\d+(?:\.\d+)?)?(?:,(\d+(?:\.\d+)?))?(?:&|$)/;

/** Seconds that are played before it begins anew or ends: all of it, or the part that its address names. NaN while unknown. */
export function playedTime(address: string, duration: number): number {
  const [, from = '0', to] = PART.exec(address) ?? [];
  const end = to === undefined ? duration : Math.min(Number(to), Number.isNaN(duration) ? Infinity : duration);
  return Math.max(0, end - Number(from));
}

const STOPS =
  /\b(play|pause|stop|mute|unmute|sound off|abspielen|anhalten|pausieren|stumm|ton aus|lecture|arrêter|couper le son|reproducir|pausar|detener|silenciar|riproduci|ferma|disattiva audio|afspelen|pauzeren|dempen)\b/i;

/** Whether somebody can stop or silence what starts by itself in a part of the page: a button that is there and has a name. */
export function hasStop(scope: Element): boolean {
  if (scope.querySelector('[data-pause], .pause') !== null) return true;
  return [...scope.querySelectorAll('button, [role="button"], input[type="button"]')].some(
    (button) => isExposed(button) && STOPS.test(nameOf(button)),
  );
}

const nameOf = (button: Element): string =>
  normalText(button.getAttribute('aria-label') ?? (button.textContent || button.getAttribute('title')) ?? '');
