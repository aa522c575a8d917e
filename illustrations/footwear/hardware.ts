import { light, mix, shade } from '../color.ts';
import { curve, type Place } from '../curve.ts';
import { el, group, type Sheet } from '../svg.ts';

/** How a lace is held at the near side. */
export type Holder = 'punched' | 'ring' | 'd-ring' | 'hook' | 'webbing' | 'cord';

interface Fitting {
  readonly at: Place;
  /** Direction of the edge that the fitting sits on, in degrees. */
  readonly turn: number;
  readonly metal: string;
  readonly lace: string;
  readonly size: number;
}

function metalFill(sheet: Sheet, metal: string): string {
  return sheet.gradient(
    [
      [0, light(metal, 0.75)],
      [0.35, light(metal, 0.15)],
      [0.6, shade(metal, 0.45)],
      [1, light(metal, 0.3)],
    ],
    [0, 0, 0.7, 1],
  );
}

function cast(d: string): string {
  return el('path', {
    d,
    fill: '#000',
    'fill-opacity': '0.4',
    stroke: '#000',
    'stroke-width': 2.4,
    'stroke-opacity': '0.16',
    transform: 'translate(1.2 2.4)',
  });
}

const circle = (r: number): string => `M${-r} 0A${r} ${r} 0 1 0 ${r} 0A${r} ${r} 0 1 0 ${-r} 0Z`;

/** A rim of metal round a hole. */
function ring(sheet: Sheet, { metal }: Fitting, inner: number): string {
  const d = circle(7.4);
  return group(
    cast(d),
    el('path', { d, fill: metalFill(sheet, metal), stroke: shade(metal, 0.7), 'stroke-width': 0.8 }),
    el('path', { d: circle(inner), fill: '#14110f', stroke: shade(metal, 0.6), 'stroke-width': 1 }),
  );
}

/** A riveted plate that carries a bent wire. */
function dRing(sheet: Sheet, { metal }: Fitting): string {
  const plate = 'M-9 4Q-10 17 0 19Q10 17 9 4Z';
  const wire = 'M-9 5Q-10 -9 0 -9Q10 -9 9 5Z';
  return group(
    cast(plate),
    el('path', { d: plate, fill: metalFill(sheet, metal), stroke: shade(metal, 0.7), 'stroke-width': 0.8 }),
    el('path', {
      d: circle(3),
      transform: 'translate(0 12)',
      fill: metalFill(sheet, shade(metal, 0.2)),
      stroke: shade(metal, 0.7),
      'stroke-width': 0.9,
    }),
    el('path', { d: wire, fill: 'none', stroke: shade(metal, 0.7), 'stroke-width': 4.6 }),
    el('path', { d: wire, fill: 'none', stroke: light(metal, 0.35), 'stroke-width': 2.6 }),
  );
}

/** An open hook, its plate riveted to the edge. */
function hook(sheet: Sheet, { metal }: Fitting): string {
  const plate = 'M-8 -2Q-9 18 0 20Q9 18 8 -2Q0 -7 -8 -2Z';
  const tongue = 'M-7 -3Q-8 -15 0 -16Q8 -15 7 -3Q5 5 0 6Q-5 5 -7 -3Z';
  return group(
    cast(plate),
    el('path', {
      d: plate,
      fill: metalFill(sheet, shade(metal, 0.25)),
      stroke: shade(metal, 0.75),
      'stroke-width': 0.8,
    }),
    el('path', {
      d: circle(2.8),
      transform: 'translate(0 14)',
      fill: metalFill(sheet, metal),
      stroke: shade(metal, 0.7),
      'stroke-width': 0.8,
    }),
    cast(tongue),
    el('path', { d: tongue, fill: metalFill(sheet, metal), stroke: shade(metal, 0.7), 'stroke-width': 0.8 }),
    el('path', {
      d: 'M-4 -4Q-4 -12 2 -13',
      fill: 'none',
      stroke: light(metal, 0.9),
      'stroke-width': 1.6,
      'stroke-linecap': 'round',
    }),
  );
}

/** A loop of flat webbing, or of thin cord, sewn under the edge. */
function loop({ lace }: Fitting, isCord: boolean): string {
  const d = isCord ? 'M-6 20Q-7 -2 0 -4Q7 -2 6 20' : 'M-5 22Q-6 0 0 -3Q6 0 5 22';
  const width = isCord ? 4 : 7;
  const color = isCord ? lace : mix(lace, '#24211e', 0.62);
  return group(
    el('path', {
      d,
      fill: 'none',
      stroke: '#000',
      'stroke-opacity': '0.5',
      'stroke-width': width + 2,
      transform: 'translate(1 2)',
    }),
    el('path', { d, fill: 'none', stroke: shade(color, 0.6), 'stroke-width': width + 1.6 }),
    el('path', { d, fill: 'none', stroke: color, 'stroke-width': width }),
    el('path', {
      d,
      fill: 'none',
      stroke: light(color, 0.4),
      'stroke-opacity': '0.7',
      'stroke-width': width * 0.3,
      'stroke-dasharray': '1.6 1.6',
      transform: 'translate(-0.8 -0.4)',
    }),
  );
}

export function holder(sheet: Sheet, kind: Holder, fitting: Fitting): string {
  const drawn = {
    punched: () => ring(sheet, { ...fitting, metal: shade(fitting.metal, 0.3) }, 4.6),
    ring: () => ring(sheet, fitting, 3.8),
    'd-ring': () => dRing(sheet, fitting),
    hook: () => hook(sheet, fitting),
    webbing: () => loop(fitting, false),
    cord: () => loop(fitting, true),
  }[kind]();
  const [x, y] = fitting.at;
  return el(
    'g',
    { transform: `translate(${x} ${y}) rotate(${Math.round(fitting.turn)}) scale(${fitting.size})` },
    drawn,
  );
}

/** A strap of webbing that stands off the upper: heel loop, pull loop. */
export function pullLoop(
  points: readonly (readonly [number, number, ('c' | undefined)?])[],
  color: string,
  width = 15,
): string {
  const d = curve(points);
  const line = (stroke: string, share: number, more: Record<string, string> = {}): string =>
    el('path', { d, fill: 'none', stroke, 'stroke-width': width * share, 'stroke-linejoin': 'round', ...more });
  return group(
    line('#000', 1.1, { 'stroke-opacity': '0.4', transform: 'translate(2 3)' }),
    line(shade(color, 0.6), 1.1),
    line(color, 0.96),
    line(light(color, 0.35), 0.8, { 'stroke-dasharray': '1.5 2.5', 'stroke-opacity': '0.45' }),
    line(light(color, 0.5), 0.1, { transform: `translate(${-width * 0.32} ${-width * 0.1})`, 'stroke-opacity': '0.6' }),
    line(shade(color, 0.7), 0.16, { transform: `translate(${width * 0.3} ${width * 0.12})`, 'stroke-opacity': '0.5' }),
  );
}
