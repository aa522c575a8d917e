import { lightness } from '../color.ts';
import { el, type Sheet } from '../svg.ts';
import { textureFill, type Texture } from '../texture.ts';
import { grain, type Grain } from './light.ts';

/** What a panel is made of. */
export type Material =
  'smooth' | 'full-grain' | 'nubuck' | 'suede' | 'canvas' | 'mesh' | 'knit' | 'ripstop' | 'webbing' | 'rubber';

const GRAINS: Readonly<Partial<Record<Material, Grain>>> = {
  smooth: { frequency: [0.3, 0.36], depth: 0.16, octaves: 1 },
  'full-grain': { frequency: [0.2, 0.24], depth: 0.5, octaves: 2 },
  nubuck: { frequency: [0.4, 0.46], depth: 0.42, octaves: 2 },
  suede: { frequency: [0.3, 0.5], depth: 0.45, octaves: 2 },
  rubber: { frequency: [0.5, 0.5], depth: 0.22, octaves: 1 },
};

const WEAVES: Readonly<Partial<Record<Material, readonly [Texture, number]>>> = {
  canvas: ['canvas', 0.9],
  mesh: ['mesh', 0.8],
  knit: ['knit', 0.55],
  ripstop: ['ripstop', 0.8],
  webbing: ['twill', 0.7],
};

/** The surface of `material` over an area of its colour. */
export function surface(sheet: Sheet, path: string, material: Material, color: string): string {
  const bumps = GRAINS[material];
  if (bumps) return grain(sheet, path, { ...bumps, opacity: 1.2 - lightness(color) });
  const weave = WEAVES[material];
  return weave ? el('path', { d: path, fill: textureFill(sheet, weave[0], color, weave[1]) }) : '';
}
