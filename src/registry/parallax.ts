import type { ParallaxEffect } from './frame.schema.ts';

/** A CSS number with its unit; `unit` is empty for a plain number. */
interface Measure {
  readonly value: number;
  readonly unit: string;
}

const PATTERN = /^(-?(?:\d+\.?\d*|\.\d+))(deg|px|%|vh|vw|turn|rad)?$/;

/** Parses a length, angle, percentage or plain number; `undefined` for anything else. */
function parseMeasure(text: string | number): Measure | undefined {
  const match = PATTERN.exec(String(text).trim());
  const value = Number(match?.[1]);
  if (match === null || !Number.isFinite(value) || Math.abs(value) > 100_000) return undefined;
  return { value, unit: match[2] ?? '' };
}

/** Formats a measure from its parsed parts, so that no text of a document reaches a stylesheet. */
function formatMeasure({ value, unit }: Measure): string {
  return `${Number(value.toFixed(4))}${unit}`;
}

const LENGTHS = ['px', '%', 'vh', 'vw'];
const UNITS: Record<ParallaxEffect['effect'], readonly string[]> = {
  translate: LENGTHS,
  rotate: ['deg', 'turn', 'rad'],
  scale: ['', '%'],
  opacity: ['', '%'],
};

/** One effect with both ends parsed and in one unit. */
export interface Motion {
  readonly effect: ParallaxEffect['effect'];
  readonly axis: 'x' | 'y';
  readonly start: Measure;
  readonly end: Measure;
}

/**
 * Parses the effects of a section.
 * @throws Error when a value is not a number with a known unit, the units differ, or the unit does not fit the effect
 * (docs/contract.md#sections).
 */
export function parseParallax(effects: readonly ParallaxEffect[]): readonly Motion[] {
  return effects.map(({ effect, axis, start, end }) => {
    const [from, to] = [parseMeasure(start), parseMeasure(end)];
    if (from === undefined || to === undefined) throw new Error(`parallax ${effect}: invalid value or unit`);
    if (from.unit !== to.unit) throw new Error(`parallax ${effect}: units of start and end differ`);
    if (!UNITS[effect].includes(from.unit)) throw new Error(`parallax ${effect}: unit "${from.unit}" does not fit`);
    return { effect, axis, start: from, end: to };
  });
}

function declarations(motions: readonly Motion[], end: 'start' | 'end'): string {
  const translate = { x: '0px', y: '0px' };
  const others: string[] = [];
  for (const motion of motions) {
    const text = formatMeasure(motion[end]);
    if (motion.effect === 'translate') translate[motion.axis] = text;
    else others.push(`${motion.effect}:${text}`);
  }
  const moves = motions.some(({ effect }) => effect === 'translate');
  return [...(moves ? [`translate:${translate.x} ${translate.y}`] : []), ...others].join(';');
}

/**
 * Stylesheet for the moving sections of a page, by their `data-parallax` key: scroll-driven animation where the browser
 * supports it; elsewhere a paused animation whose position `src/islands/content/parallax.client.ts` sets. Nothing moves
 * under `prefers-reduced-motion`. Empty when nothing moves.
 */
export function parallaxCss(moving: readonly { key: string; motions: readonly Motion[] }[]): string {
  if (moving.length === 0) return '';
  const rules = moving.map(({ key, motions }) => {
    const name = `parallax-${key}`;
    const frame = `[data-parallax="${key}"]`;
    return (
      `@keyframes ${name}{from{${declarations(motions, 'start')}}to{${declarations(motions, 'end')}}}` +
      `${frame}{view-timeline:--${name};overflow-x:clip}${frame}>*{animation:${name} 1s linear both;animation-timeline:--${name}}`
    );
  });
  const fallback =
    '@supports not (animation-timeline:view()){[data-parallax]>*' +
    '{animation-play-state:paused!important;animation-delay:calc(var(--scrolled,.5)*-1s)!important}}';
  return `@media(prefers-reduced-motion:no-preference){${rules.join('')}${fallback}}`;
}
