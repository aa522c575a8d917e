import type { Land, LandPoint } from '../../../domain/locations/land.ts';
import { linesPath, shapesPath } from './map-shapes.ts';

/** WGS 84 degrees. */
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

export interface MapPin {
  /** Pixels of the map. */
  readonly x: number;
  readonly y: number;
  /** The point itself, where the pin stands beside it because others are in its place. */
  readonly at: { readonly x: number; readonly y: number };
}

export interface MapTile {
  readonly x: number;
  readonly y: number;
  readonly href: string;
}

export interface MapTown {
  readonly x: number;
  readonly y: number;
  readonly name: string;
}

/** A meridian or a parallel. */
export interface MapLine {
  readonly at: number;
  readonly degrees: number;
}

export interface MapView {
  readonly pins: readonly MapPin[];
  readonly place: { readonly x: number; readonly y: number } | undefined;
  /** Of those that were given, the ones with room for their names. */
  readonly towns: readonly MapTown[];
  readonly tiles: readonly MapTile[];
  /** Paths of land, of its lakes and of borders; empty over tiles. */
  readonly land: Readonly<Record<keyof Land, string>>;
  readonly meridians: readonly MapLine[];
  readonly parallels: readonly MapLine[];
  /** A length in pixels, and what it is on the ground. */
  readonly scale: { readonly pixels: number; readonly length: number };
}

export interface MapOptions {
  readonly points: readonly Point[];
  /** What the map is around. */
  readonly place?: Point | undefined;
  /** Width and height in pixels. */
  readonly size: number;
  /** Larger towns for orientation, the most important first. */
  readonly towns?: readonly (Point & { readonly name: string })[];
  /** Drawn where there are no tiles. */
  readonly land?: Land;
  /** Address of a tile, with `{z}`, `{x}` and `{y}`. */
  readonly tileUrl?: string | undefined;
  /** Metres of the unit in which the scale is stated. */
  readonly unit: number;
}

const TILE = 256;
/** A map of single towns says nothing closer; tiles show streets. */
const MAX_ZOOM = 8;
const MAX_TILE_ZOOM = 13;
const MAX_LATITUDE = 85;
/** Pixels of the world from which borders within countries are drawn: a smaller map would be full of them. */
const MIN_REGIONS_WORLD = 8000;
/** Part of the map that stays free around the points. */
const MARGIN = 0.14;
const EQUATOR_METRES = 40_075_017;
const STEPS = [45, 30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02];
/** Pixels between lines, at least; and between the pins. */
const LINE_DISTANCE = 90;
const PIN_DISTANCE = 24;

/** Web Mercator, as tiles are drawn: the world is a square of side 1. */
function project({ latitude, longitude }: Point) {
  const bounded = Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, latitude));
  const radians = (bounded * Math.PI) / 180;
  return { x: (longitude + 180) / 360, y: (1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2 };
}

const latitudeAt = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;

/** A map of the points, as large as fits; with tiles at a whole step of their zoom. */
export function drawMap({ points, place, towns = [], land, size, tileUrl, unit }: MapOptions): MapView {
  const shown = [...points, ...(place ? [place] : [])].map(project);
  const [left, right] = extent(shown.map(({ x }) => x));
  const [top, bottom] = extent(shown.map(({ y }) => y));
  const maxZoom = tileUrl === undefined ? MAX_ZOOM : MAX_TILE_ZOOM;
  const span = Math.max(right - left, bottom - top, size / (TILE * 2 ** maxZoom));
  const exact = Math.min(maxZoom - 1, Math.log2((size * (1 - 2 * MARGIN)) / (TILE * span)));
  const zoom = Math.max(0, tileUrl === undefined ? exact : Math.floor(exact));
  const world = TILE * 2 ** zoom;
  const origin = { x: ((left + right) / 2) * world - size / 2, y: ((top + bottom) / 2) * world - size / 2 };
  const toPixel = (point: Point) => {
    const { x, y } = project(point);
    return { x: round(x * world - origin.x), y: round(y * world - origin.y) };
  };
  const frame = { size, world, origin };
  const pins = spread(points.map(toPixel), size);
  const named = towns.map((town) => ({ ...toPixel(town), name: town.name }));
  return {
    pins,
    towns: tileUrl === undefined ? withRoom(named, pins, size) : [],
    place: place && toPixel(place),
    land: landOf(frame, tileUrl === undefined ? land : undefined),
    tiles: tileUrl === undefined ? [] : tilesOf(frame, zoom, tileUrl),
    ...linesOf(frame),
    scale: scaleOf(frame, unit),
  };
}

interface Frame {
  readonly size: number;
  /** Pixels of the whole world. */
  readonly world: number;
  /** Pixel of the world in the corner of the map. */
  readonly origin: { readonly x: number; readonly y: number };
}

function landOf({ size, world, origin }: Frame, land: Land | undefined): MapView['land'] {
  const draw = (shapes: readonly (readonly LandPoint[])[] = []) =>
    shapes.map((shape) =>
      shape.map(([latitude, longitude]) => {
        const { x, y } = project({ latitude, longitude });
        return [x * world - origin.x, y * world - origin.y] as const;
      }),
    );
  return {
    coasts: shapesPath(draw(land?.coasts), size),
    lakes: shapesPath(draw(land?.lakes), size),
    borders: linesPath(draw(land?.borders), size),
    regions: linesPath(world < MIN_REGIONS_WORLD ? [] : draw(land?.regions), size),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

function extent(values: readonly number[]): readonly [number, number] {
  return values.length === 0 ? [0.25, 0.75] : [Math.min(...values), Math.max(...values)];
}

/** Pins that would cover earlier ones stand beside their points. */
function spread(points: readonly { x: number; y: number }[], size: number): MapPin[] {
  const pins: MapPin[] = [];
  const isFree = (x: number, y: number) =>
    Math.min(x, y, size - x, size - y) > 0 && pins.every((pin) => Math.hypot(pin.x - x, pin.y - y) >= PIN_DISTANCE);
  for (const at of points) {
    const beside = besides(at).find(({ x, y }) => isFree(x, y)) ?? at;
    pins.push({ x: round(beside.x), y: round(beside.y), at });
  }
  return pins;
}

const LETTER = 6.5;
const LINE = 14;
const MAX_TOWNS = 9;

/** Towns whose names cover neither pins nor other names. */
function withRoom(towns: readonly MapTown[], pins: readonly MapPin[], size: number): MapTown[] {
  const shown: MapTown[] = [];
  const isFree = ({ x, y, name }: MapTown) => {
    const right = x + 8 + name.length * LETTER;
    const isInside = x > 8 && right < size - 4 && y > 44 && y < size - 24;
    const meets = (other: MapTown) =>
      Math.abs(other.y - y) < LINE && other.x - 8 < right && x - 8 < other.x + 8 + other.name.length * LETTER;
    const isClear = (pin: MapPin) => Math.abs(pin.y - y) > 22 || pin.x < x - 22 || pin.x > right + 18;
    return isInside && pins.every(isClear) && !shown.some(meets);
  };
  for (const town of towns) if (shown.length < MAX_TOWNS && isFree(town)) shown.push(town);
  return shown;
}

/** The point, then places on widening rings around it. */
function besides(at: { x: number; y: number }): { x: number; y: number }[] {
  const rings = [1, 2, 3].flatMap((ring) =>
    Array.from({ length: 8 * ring }, (_, step) => {
      const angle = (step / (8 * ring)) * 2 * Math.PI - Math.PI / 2;
      const radius = ring * PIN_DISTANCE;
      return { x: at.x + radius * Math.cos(angle), y: at.y + radius * Math.sin(angle) };
    }),
  );
  return [at, ...rings];
}

function tilesOf({ size, origin }: Frame, zoom: number, tileUrl: string): MapTile[] {
  const count = 2 ** zoom;
  const from = (start: number) => Math.floor(start / TILE);
  const steps = (start: number) =>
    Array.from({ length: from(start + size) - from(start) + 1 }, (_, i) => from(start) + i);
  return steps(origin.y)
    .filter((row) => row >= 0 && row < count)
    .flatMap((row) =>
      steps(origin.x).map((column) => ({
        x: round(column * TILE - origin.x),
        y: round(row * TILE - origin.y),
        href: tileUrl
          .replaceAll('{z}', String(zoom))
          .replaceAll('{x}', String(((column % count) + count) % count))
          .replaceAll('{y}', String(row)),
      })),
    );
}

/** Lines of full degrees, as close as can be read. */
function linesOf({ size, world, origin }: Frame): Pick<MapView, 'meridians' | 'parallels'> {
  const degreesWide = (size / world) * 360;
  const step = STEPS.findLast((one) => (one / degreesWide) * size >= LINE_DISTANCE) ?? STEPS[0] ?? 45;
  const west = (origin.x / world) * 360 - 180;
  const north = latitudeAt(Math.max(0, origin.y / world));
  const south = latitudeAt(Math.min(1, (origin.y + size) / world));
  const meridians = multiples(step, west, west + degreesWide).map((degrees) => ({
    at: round(project({ latitude: 0, longitude: degrees }).x * world - origin.x),
    degrees,
  }));
  const parallels = multiples(step, south, north).map((degrees) => ({
    at: round(project({ latitude: degrees, longitude: 0 }).y * world - origin.y),
    degrees,
  }));
  return { meridians, parallels };
}

function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step);
  const count = Math.max(0, Math.floor(to / step) - first + 1);
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toFixed(2)));
}

/** The longest round length that takes at most a quarter of the map. */
function scaleOf({ size, world, origin }: Frame, unit: number): MapView['scale'] {
  const latitude = latitudeAt((origin.y + size / 2) / world);
  const metresPerPixel = (EQUATOR_METRES * Math.cos((latitude * Math.PI) / 180)) / world;
  const most = ((size / 4) * metresPerPixel) / unit;
  const power = 10 ** Math.floor(Math.log10(most));
  const length = [5, 2, 1].map((digit) => digit * power).find((one) => one <= most) ?? power;
  return { pixels: round((length * unit) / metresPerPixel), length };
}
