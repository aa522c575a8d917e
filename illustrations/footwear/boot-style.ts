import type { Look } from '../appearance.ts';
import type { BootPanel } from './boot.ts';
import type { BootSole } from './boot-soles.ts';
import { fitOf, type Fit } from './fit.ts';
import type { Holder } from './hardware.ts';
import type { Material } from './surfaces.ts';

/** What a boot's `style` comes to. */
export interface BootStyle {
  readonly fit: Fit;
  readonly material: Material;
  readonly overlay: Material;
  readonly collar: Material;
  /** Strength of the leather's shine. */
  readonly gloss: number;
  readonly panels: readonly BootPanel[];
  readonly rand: 'full' | 'toe' | 'none';
  readonly cuff: 'padded' | 'pile' | 'gaiter';
  readonly closure: 'laces' | 'straps';
  readonly isLacedToToe: boolean;
  readonly holders: readonly Holder[];
  readonly sole: BootSole;
}

const SHAFTS: Readonly<Record<string, number>> = { low: -34, mid: 0, high: 44 };
const LEATHERS = ['nubuck', 'full-grain', 'suede'] as const;

const PANELS: Readonly<Record<string, readonly BootPanel[]>> = {
  nubuck: ['facing'],
  'full-grain': ['counter', 'vamp', 'toeCap', 'facing'],
  suede: ['seam', 'facing'],
  textile: ['vamp', 'band', 'facing'],
};

/**
 * Options: `last: mens | womens | kids`, `shaft: low | mid | high`, `upper: nubuck | full-grain | suede | textile`,
 * `rand: full | toe | none`, `cuff: pile | gaiter`, `closure: laces | straps`, `lacing: toe`, `sole: lugged | welted | alpine | winter`.
 */
export function bootStyle({ style }: Look): BootStyle {
  const upper = style['upper'] ?? 'nubuck';
  const material = LEATHERS.find((leather) => leather === upper) ?? (upper === 'textile' ? 'canvas' : 'nubuck');
  const isKids = style['last'] === 'kids';
  const cuff = style['cuff'] === 'pile' || style['cuff'] === 'gaiter' ? style['cuff'] : 'padded';
  return {
    fit: fitOf(style, { shaft: SHAFTS[style['shaft'] ?? 'mid'] ?? 0, volume: cuff === 'pile' ? 1.06 : 1 }),
    material,
    overlay: material === 'canvas' ? 'suede' : material,
    collar: material === 'full-grain' ? 'full-grain' : 'canvas',
    gloss: material === 'full-grain' ? 0.34 : 0.1,
    panels: PANELS[upper] ?? ['facing'],
    rand: style['rand'] === 'toe' ? 'toe' : style['rand'] === 'none' ? 'none' : 'full',
    cuff,
    closure: style['closure'] === 'straps' ? 'straps' : 'laces',
    isLacedToToe: style['lacing'] === 'toe',
    holders: isKids ? ['webbing'] : ['d-ring', 'd-ring', 'd-ring', 'd-ring', 'hook', 'hook', 'hook'],
    sole: soleOf(style['sole'], cuff),
  };
}

function soleOf(sole: string | undefined, cuff: BootStyle['cuff']): BootSole {
  if (sole === 'welted' || sole === 'alpine' || sole === 'winter') return sole;
  return cuff === 'pile' ? 'winter' : cuff === 'gaiter' ? 'alpine' : 'lugged';
}
