/** Sizes of the frame in which editors see a page, in CSS pixels. */
export interface FrameSize {
  /** Undefined lengths fill the available space. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

export interface Device extends Required<FrameSize> {
  readonly name: string;
  readonly label: string;
}

export const DEVICES = [
  { name: 'phone', label: 'Phone', width: 375, height: 812 },
  { name: 'large-phone', label: 'Large phone', width: 430, height: 932 },
  { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
  { name: 'large-tablet', label: 'Large tablet', width: 820, height: 1180 },
  { name: 'laptop', label: 'Laptop', width: 1280, height: 800 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
] as const satisfies readonly Device[];

const SMALLEST = 240;
const LARGEST = 3840;

/** The device of that size, upright or on its side. */
export function deviceOf({ width, height }: FrameSize): Device | undefined {
  return DEVICES.find(
    (device) =>
      (device.width === width && device.height === height) || (device.width === height && device.height === width),
  );
}

/** Parses a length that was entered or dragged; undefined where it is invalid. */
export function asLength(value: number | string | null): number | undefined {
  const length = Math.round(Number(value));
  if (value === null || value === '' || !Number.isFinite(length) || length <= 0) return undefined;
  return Math.min(LARGEST, Math.max(SMALLEST, length));
}

export interface Fitted {
  readonly width: number;
  readonly height: number;
  /** At most 1. */
  readonly scale: number;
}

/** Returns the frame's size and the scale at which it fits into `room`. */
export function fitInto(size: FrameSize, room: Required<FrameSize>): Fitted {
  const byWidth = size.width === undefined ? 1 : room.width / size.width;
  const byHeight = size.height === undefined ? 1 : room.height / size.height;
  const scale = Math.min(1, byWidth, byHeight);
  return {
    width: size.width ?? Math.floor(room.width / scale),
    height: size.height ?? Math.floor(room.height / scale),
    scale,
  };
}
