import { contextOf, toColor } from './color.ts';
import { blend, type Color, type Pixels } from './contrast-ratio.ts';
import type { Layer } from './layers.ts';
import { shownAddress } from './image-url.ts';
import { keepRim } from './text-shadow.ts';

/** A picture of the shop may have to be made first; what comes later than this is not looked at. */
const DECODE_TIME = 10_000;

/**
 * Pixels of what lies beneath a line of text, without the text; of a text with a shadow those beside its letters, with the
 * shadow. Throws where a picture of another host may not be read.
 */
export async function paintBeneath(text: Element, layers: readonly Layer[], line: DOMRect): Promise<Pixels> {
  const [width, height] = [Math.max(1, Math.round(line.width)), Math.max(1, Math.round(line.height))];
  const context = contextOf(width, height);
  context.fillStyle = getComputedStyle(document.documentElement).colorScheme.includes('dark') ? 'Canvas' : '#fff';
  context.fillRect(0, 0, width, height);
  context.translate(-line.left, -line.top);
  for (const layer of layers) await paintLayer(context, layer);
  if (getComputedStyle(text).textShadow !== 'none') keepRim(context, text, line);
  return { data: context.getImageData(0, 0, width, height).data, width, height };
}

async function paintLayer(context: CanvasRenderingContext2D, { element, part }: Layer): Promise<void> {
  const style = getComputedStyle(element, part === 'own' ? null : part);
  const box = element.getBoundingClientRect();
  context.globalAlpha = opacityOf(element) * (part === 'own' ? 1 : Number(style.opacity));
  context.fillStyle = style.backgroundColor;
  context.fillRect(box.left, box.top, box.width, box.height);
  if (style.backgroundImage !== 'none') await paintBackground(context, style, box);
  if (part === 'own' && element.matches('img, video, canvas')) await paintImage(context, element, style);
  context.globalAlpha = 1;
}

export function opacityOf(element: Element): number {
  let opacity = 1;
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    opacity *= Number(getComputedStyle(at).opacity);
  }
  return opacity;
}

const PAINTED = [
  'background-image',
  'background-position',
  'background-size',
  'background-repeat',
  'background-origin',
  'background-clip',
  'background-blend-mode',
] as const;

/** The browser paints gradients and background pictures itself, on a box of the same size inside a drawing. */
async function paintBackground(
  context: CanvasRenderingContext2D,
  style: CSSStyleDeclaration,
  { left, top, width, height }: DOMRect,
): Promise<void> {
  const box = document.createElement('div');
  for (const name of PAINTED) box.style.setProperty(name, style.getPropertyValue(name));
  box.style.backgroundImage = await withEmbedded(style.backgroundImage);
  box.style.width = `${width}px`;
  box.style.height = `${height}px`;
  const markup = new XMLSerializer().serializeToString(box);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${markup}</foreignObject></svg>`;
  const image = await imageAt(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing)}`);
  if (image !== undefined) context.drawImage(image, left, top, width, height);
}

/** A drawing fetches nothing: its pictures stand in it. */
async function withEmbedded(backgroundImage: string): Promise<string> {
  const addresses = [...backgroundImage.matchAll(/url\("(?!data:)([^"]+)"\)/g)].flatMap(([, address]) => address ?? []);
  let embedded = backgroundImage;
  for (const address of addresses) embedded = embedded.replace(address, await asData(address));
  return embedded;
}

async function asData(address: string): Promise<string> {
  const blob = await (await fetch(address, { signal: AbortSignal.timeout(DECODE_TIME) })).blob();
  return new Promise((resolve, reject) => {
    const file = new FileReader();
    file.addEventListener('load', () => resolve(String(file.result)));
    file.addEventListener('error', () => reject(file.error ?? new Error('A picture could not be read')));
    file.readAsDataURL(blob);
  });
}

const images = new Map<string, Promise<HTMLImageElement | undefined>>();

/** A copy, so that a picture that waits for the visitor to come near goes on waiting. Nothing where there is no picture. */
function imageAt(address: string): Promise<HTMLImageElement | undefined> {
  const known = images.get(address);
  if (known !== undefined) return known;
  const image = new Image();
  image.src = address;
  const loaded = Promise.race([decoded(image), late()]);
  images.set(address, loaded);
  return loaded;
}

async function decoded(image: HTMLImageElement): Promise<HTMLImageElement | undefined> {
  try {
    await image.decode();
    return image;
  } catch {
    // A picture that cannot be shown is not painted in the page either.
    return undefined;
  }
}

function late(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('A picture took too long')), DECODE_TIME);
  });
}

type Drawable = HTMLImageElement | HTMLVideoElement | HTMLCanvasElement;

async function drawableOf(element: Element): Promise<Drawable | undefined> {
  if (element instanceof HTMLImageElement) return imageAt(shownAddress(element));
  if (element instanceof HTMLCanvasElement) return element;
  if (!(element instanceof HTMLVideoElement)) return undefined;
  if (element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return element;
  return element.poster === '' ? undefined : imageAt(element.poster);
}

async function paintImage(
  context: CanvasRenderingContext2D,
  element: Element,
  style: CSSStyleDeclaration,
): Promise<void> {
  const drawable = await drawableOf(element);
  if (drawable === undefined) return;
  const box = element.getBoundingClientRect();
  const natural = sizeOf(drawable);
  const fitted = fit(natural, box, style.objectFit);
  const [x, y] = objectPositionOf(style.objectPosition, box.width - fitted.width, box.height - fitted.height);
  context.save();
  context.beginPath();
  context.rect(box.left, box.top, box.width, box.height);
  context.clip();
  context.drawImage(drawable, box.left + x, box.top + y, fitted.width, fitted.height);
  context.restore();
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function sizeOf(drawable: Drawable): Size {
  if (drawable instanceof HTMLImageElement) return { width: drawable.naturalWidth, height: drawable.naturalHeight };
  if (drawable instanceof HTMLVideoElement) return { width: drawable.videoWidth, height: drawable.videoHeight };
  return drawable;
}

function fit(natural: Size, box: Size, objectFit: string): Size {
  if (natural.width === 0 || natural.height === 0 || objectFit === 'fill') return box;
  const [across, down] = [box.width / natural.width, box.height / natural.height];
  const scale = objectFit === 'cover' ? Math.max(across, down) : objectFit === 'none' ? 1 : Math.min(across, down);
  return { width: natural.width * scale, height: natural.height * scale };
}

/** `50% 20px` of the room that is left, which is negative where the picture is cut. */
function objectPositionOf(position: string, across: number, down: number): readonly [number, number] {
  const [x = '50%', y = '50%'] = position.split(' ');
  const read = (value: string, room: number): number =>
    value.endsWith('%') ? (parseFloat(value) / 100) * room : parseFloat(value);
  return [read(x, across), read(y, down)];
}

/** The colour a text is painted in over what is beneath it. */
export function textColor(element: Element): Color {
  const [red, green, blue, alpha] = toColor(getComputedStyle(element).color);
  return [red, green, blue, alpha * opacityOf(element)];
}

export const asHex = (color: Color, ground: Color): string =>
  `#${blend(color, ground)
    .slice(0, 3)
    .map((channel) => Math.round(channel).toString(16).padStart(2, '0'))
    .join('')}`;
