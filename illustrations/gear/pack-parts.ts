import { light, shade } from '../color.ts';
import type { Point } from '../curve.ts';
import type { Look } from '../appearance.ts';
import { cord, piece, stitch, type Surface } from '../material.ts';
import { el, type Sheet } from '../svg.ts';

export interface Parts {
  readonly cloth: Surface;
  readonly base: string;
  readonly strap: string;
  readonly trim: string;
}

export function partsOf(look: Look): Parts {
  return {
    cloth: { color: look.color, depth: 34, gloss: 0.35, texture: 'ripstop' },
    base: look.part('base', shade(look.color, 0.5)),
    strap: look.part('strap', '#33302c'),
    trim: look.part('trim', '#e0cfa4'),
  };
}

export function buckle(sheet: Sheet, x: number, y: number): string {
  const body = `M${x - 13} ${y - 20}h26l4 20l-4 22h-26l-4 -22Z`;
  return (
    piece(sheet, body, { color: '#2c2a28', depth: 6, gloss: 0.7 }) +
    el('path', { d: `M${x - 9} ${y + 2}h18`, stroke: '#6d6962', 'stroke-width': 3 })
  );
}

export function webbing(from: Point, to: Point, color: string): string {
  return (
    cord(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, color, 15) +
    stitch(`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`, light(color, 0.4), { width: 1.4, dash: '5 5' })
  );
}
