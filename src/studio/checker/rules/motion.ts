import { isExposed, NOT_PAGE, type CheckedPage, type RawFinding } from '../analysis/checked-page.ts';
import { imageField } from '../analysis/content-field.ts';
import { imageAddress, shownAddress } from '../analysis/image-url.ts';

/** WCAG 2.2.2: content that moves longer than this by itself must have a way to stop it. */
const LONGEST = 5_000;
const FETCH_TIME = 10_000;
/** Images that the shop delivers are not animated; others may be. */
const MAY_MOVE = /\.(gif|apng|png|webp|avif)([?#]|$)/i;
const DELIVERED = /^\/img\//;

export async function checkMotion(page: CheckedPage): Promise<readonly RawFinding[]> {
  const images = await Promise.all(animatedImages(page));
  return [...animations(page), ...runningText(page), ...images.flat()];
}

function animations({ document, sectionOf }: CheckedPage): readonly RawFinding[] {
  const reported = new Set<Element>();
  return document.getAnimations().flatMap((animation) => {
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    const end = animation.effect?.getComputedTiming().endTime;
    const isLong = typeof end === 'number' && end > LONGEST;
    const runs = animation.timeline === document.timeline && animation.playState === 'running';
    if (target === null || !runs || !isLong || reported.has(target)) return [];
    const section = sectionOf(target);
    if (section === undefined || target.closest(NOT_PAGE) !== null || !isExposed(target)) return [];
    if (section.element.querySelector('[data-pause], .pause') !== null) return [];
    reported.add(target);
    return [
      {
        rule: 'motion-without-stop',
        element: target,
        summary: 'Something moves here for more than five seconds and cannot be stopped.',
      },
    ];
  });
}

function runningText(page: CheckedPage): readonly RawFinding[] {
  return page.sections.flatMap((section) =>
    page.own(section, 'marquee, blink').map((element) => ({
      rule: 'motion-without-stop',
      element,
      summary: 'Text runs or blinks here and cannot be stopped.',
    })),
  );
}

function animatedImages(page: CheckedPage): readonly Promise<readonly RawFinding[]>[] {
  return page.sections.flatMap((section) =>
    page.own(section, 'img').flatMap((element): readonly Promise<readonly RawFinding[]>[] => {
      const field = imageField(section.leaves, imageAddress(element));
      return field === undefined ? [] : [checkImage(element, `${field}.src`)];
    }),
  );
}

async function checkImage(element: Element, field: string): Promise<readonly RawFinding[]> {
  const address = new URL(shownAddress(element), document.baseURI);
  const mayMove = MAY_MOVE.test(address.pathname) && !DELIVERED.test(address.pathname);
  if (!mayMove || address.origin !== location.origin || !(await movesForLong(address.href))) return [];
  const summary = 'The picture is an animation that runs for more than five seconds and cannot be stopped.';
  return [{ rule: 'motion-picture', element, field, summary }];
}

const load = (address: string): Promise<Response> => fetch(address, { signal: AbortSignal.timeout(FETCH_TIME) });

/** Returns false where the browser cannot decode the frames of an image. */
async function movesForLong(address: string): Promise<boolean> {
  if (!('ImageDecoder' in globalThis)) return false;
  try {
    if (!(await isAnimation(address))) return false;
    const answer = await load(address);
    const type = answer.headers.get('Content-Type')?.split(';')[0] ?? '';
    if (!answer.ok || !(await ImageDecoder.isTypeSupported(type))) return false;
    return await isLongFilm(new ImageDecoder({ type, data: await answer.arrayBuffer() }));
  } catch (error) {
    console.warn('The checker could not decode an image', address, error);
    return false;
  }
}

/** Lazy images are not loaded in full: their first bytes are sufficient. */
async function isAnimation(address: string): Promise<boolean> {
  const { ok, body } = await load(address);
  if (!ok || body === null) return false;
  const reader = body.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return value !== undefined && isAnimationHeader(value);
}

async function isLongFilm(decoder: ImageDecoder): Promise<boolean> {
  await decoder.tracks.ready;
  const track = decoder.tracks.selectedTrack;
  if (track === null || !track.animated || track.frameCount < 2) return false;
  if (track.repetitionCount === Infinity) return true;
  let time = 0;
  for (let frameIndex = 0; frameIndex < track.frameCount; frameIndex += 1) {
    const { image } = await decoder.decode({ frameIndex });
    time += (image.duration ?? 0) / 1_000;
    image.close();
  }
  return time * (track.repetitionCount + 1) > LONGEST;
}

/** Flag of the extended WebP header (RFC 9649, 2.7). */
const WEBP_ANIMATION = 0b10;
const WEBP_FLAGS = 20;

/** Whether the first bytes of an image declare more than one frame; every GIF may have several. */
export function isAnimationHeader(head: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(head);
  if (text.startsWith('GIF8')) return true;
  if (text.startsWith('VP8X', 12)) return ((head[WEBP_FLAGS] ?? 0) & WEBP_ANIMATION) !== 0;
  if (text.startsWith('PNG', 1)) return /acTL/.test(text.split('IDAT', 1)[0] ?? '');
  return text.startsWith('ftypavis', 4);
}
