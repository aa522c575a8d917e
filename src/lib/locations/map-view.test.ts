import { describe, expect, test } from 'vitest';
import { LAND } from '../../../domain/locations/land.ts';
import { drawMap } from './map-view.ts';

const KILOMETRE = 1000;
const boulder = { latitude: 40.015, longitude: -105.2705 };
const bend = { latitude: 44.0582, longitude: -121.3153 };
const keswick = { latitude: 54.6, longitude: -3.13 };
const draw = (points: readonly { latitude: number; longitude: number }[], more = {}) =>
  drawMap({ points, size: 400, unit: KILOMETRE, ...more });

describe('a map', () => {
  test('has each point where it belongs: north above, west on the left, all within', () => {
    const [first, second] = draw([boulder, bend]).pins;
    expect(second?.x).toBeLessThan(first?.x ?? 0);
    expect(second?.y).toBeLessThan(first?.y ?? 0);
    for (const { x, y } of draw([boulder, bend, keswick]).pins) {
      expect(Math.min(x, y)).toBeGreaterThan(20);
      expect(Math.max(x, y)).toBeLessThan(380);
    }
  });

  test('of one point has it in the middle, at a distance that shows its surroundings', () => {
    const { pins, scale } = draw([keswick]);
    expect(pins).toEqual([{ x: 200, y: 200, at: { x: 200, y: 200 } }]);
    expect(scale.length).toBeGreaterThanOrEqual(10);
    expect(scale.length).toBeLessThanOrEqual(100);
  });

  test('of nothing is one of the world', () => {
    expect(draw([]).pins).toEqual([]);
    expect(draw([]).meridians.length).toBeGreaterThan(2);
  });

  test('places pins that would cover each other side by side, with a line to their points', () => {
    const { pins } = draw([boulder, boulder, boulder, bend]);
    for (const [index, one] of pins.entries())
      for (const other of pins.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20);
    expect(new Set(pins.slice(0, 3).map(({ at }) => `${at.x} ${at.y}`)).size).toBe(1);
  });

  test('shows what it is around', () => {
    const { place, pins } = draw([boulder], { place: { latitude: 39.74, longitude: -104.99 } });
    expect(place?.x).toBeGreaterThan(pins[0]?.x ?? 0);
    expect(place?.y).toBeGreaterThan(pins[0]?.y ?? 0);
  });

  test('has a scale that is right at its latitude', () => {
    const { pins, scale } = draw([boulder, { ...boulder, longitude: boulder.longitude + 1 }]);
    const pixels = (pins[1]?.x ?? 0) - (pins[0]?.x ?? 0);
    const kilometres = (scale.length / scale.pixels) * pixels;
    expect(kilometres).toBeGreaterThan(84.5);
    expect(kilometres).toBeLessThan(86);
  });

  test('has lines of full degrees at their places', () => {
    const { parallels, pins } = draw([
      { latitude: 40, longitude: -105 },
      { latitude: 45, longitude: -110 },
    ]);
    const at40 = parallels.find(({ degrees }) => degrees === 40);
    expect(at40?.at).toBeCloseTo(pins[0]?.y ?? 0, 0);
    expect(parallels.length).toBeLessThan(8);
  });

  test('names towns for orientation, where there is room for the name', () => {
    const town = (name: string, latitude: number, longitude: number) => ({ name, latitude, longitude });
    const towns = [
      town('Boulder', 40.02, -105.27),
      town('Denver', 39.74, -104.99),
      town('Aurora', 39.73, -104.98),
      town('Paris', 48.86, 2.35),
    ];
    const around = [boulder, { latitude: 39.2, longitude: -104.2 }];
    expect(draw(around, { towns }).towns.map(({ name }) => name)).toEqual(['Denver']);
    expect(draw(around, { towns, tileUrl: '{z}/{x}/{y}' }).towns).toEqual([]);
  });

  test('has tiles that cover it, at a whole step of their zoom', () => {
    const tileUrl = 'https://tiles.test/{z}/{x}/{y}.png';
    const { tiles } = draw([boulder, bend], { tileUrl });
    expect(tiles[0]?.href).toMatch(/^https:\/\/tiles\.test\/\d+\/\d+\/\d+\.png$/);
    expect(Math.min(...tiles.map(({ x }) => x))).toBeLessThanOrEqual(0);
    expect(Math.max(...tiles.map(({ y }) => y + 256))).toBeGreaterThanOrEqual(400);
    expect(tiles.length).toBeLessThanOrEqual(9);
    expect(draw([boulder]).tiles).toEqual([]);
  });

  test('knows the tile of a point', () => {
    const { tiles, pins } = draw([keswick], { tileUrl: '{z}/{x}/{y}' });
    const [pin] = pins;
    const tile = tiles.find(({ x, y }) => pin && x <= pin.x && pin.x < x + 256 && y <= pin.y && pin.y < y + 256);
    expect(tile?.href).toBe('12/2012/1303');
  });

  test('has the land around its points, and nothing far from the map', () => {
    const numbersOf = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);
    const { coasts, lakes, borders } = draw([keswick], { land: LAND }).land;
    expect(numbersOf(coasts).length).toBeGreaterThan(50);
    for (const number of numbersOf(coasts)) expect(Math.abs(number - 200)).toBeLessThanOrEqual(400);
    expect(lakes).toBe('');
    expect(borders).toBe('');
    expect(draw([{ latitude: 47.6, longitude: 7.6 }], { land: LAND }).land.borders).not.toBe('');
    expect(draw([boulder], { land: LAND }).land.coasts).toContain('-200 600');
  });

  test('has borders of states only where it is close', () => {
    expect(draw([boulder], { land: LAND }).land.regions).not.toBe('');
    expect(draw([boulder, bend], { land: LAND }).land.regions).toBe('');
  });

  test('over tiles draws no land', () => {
    const { land } = draw([keswick], { land: LAND, tileUrl: 'https://tiles.example.com/{z}/{x}/{y}.png' });
    expect(land).toEqual({ coasts: '', lakes: '', borders: '', regions: '' });
  });
});
