import type { Look, View } from '../appearance.ts';
import { lightness } from '../color.ts';
import type { Place } from '../curve.ts';
import type { Wearer } from '../footwear/leg.ts';
import { place } from '../scenes/editorial.ts';
import { el, type Sheet } from '../svg.ts';
import { deck, slab, snow } from './ground.ts';
import { country, framed, pick } from './place.ts';

type Side = (look: Look, sheet: Sheet) => string;

type Choices<T> = readonly [T, ...T[]];

/** Colours of socks with their stripes, of trousers and of tights. */
const SOCKS: Choices<readonly [string, string]> = [
  ['#cdc2a6', '#a4552f'],
  ['#a5583a', '#e6d9ba'],
  ['#6f7a80', '#d8cdb0'],
  ['#7d8158', '#e0d3ae'],
  ['#b98f4c', '#4a4437'],
];
const CLOTHS: Choices<readonly [string]> = [['#5c6048'], ['#6a5845'], ['#5b6672'], ['#86795f'], ['#666d70']];
const TIGHTS: Choices<readonly [string]> = [['#3a4150'], ['#4b3f4a'], ['#3a4a48'], ['#5a4f44']];

/** One of the colours that stand out from the shoe's. */
function apart<T extends readonly [string, ...string[]]>(look: Look, purpose: string, choices: Choices<T>): T {
  const isClear = ([color]: T): boolean => Math.abs(lightness(color) - lightness(look.color)) > 0.08;
  const [first = choices[0], ...others] = choices.filter(isClear);
  return pick(look, purpose, [first, ...others]);
}

/** Colours of skin in open shoes. */
const SKINS: Choices<string> = ['#c58d68', '#8d5f45', '#dcae8a', '#6f4b38'];

function wearerOf(look: Look, { garment = 'trousers', shown = 110, bare = false }: Worn): Wearer {
  const [sock, stripe] = apart(look, 'sock', SOCKS);
  const [cloth] = garment === 'tights' ? apart(look, 'tights', TIGHTS) : apart(look, 'cloth', CLOTHS);
  return { sock, stripe, garment, cloth, shown, ...(bare && { skin: pick(look, 'skin', SKINS) }) };
}

/** A shoe and, half a step ahead and turned from the light, the other one. */
export function bothFeet(sheet: Sheet, figure: string, [dx, dy]: Place): string {
  const region = { filterUnits: 'userSpaceOnUse', x: 400, y: -30, width: 1140, height: 1130 };
  const dim = ['0.68', '0.69', '0.72'].map((slope, index) =>
    el(`feFunc${'RGB'[index]}`, { type: 'linear', slope, intercept: '0.015' }),
  );
  const filter = sheet.define((id) =>
    el(
      'filter',
      { id, ...region, 'color-interpolation-filters': 'sRGB' },
      el('feOffset', { in: 'SourceGraphic', dx, dy }),
      el('feComponentTransfer', { result: 'other' }, ...dim),
      el('feMerge', {}, el('feMergeNode', { in: 'other' }), el('feMergeNode', { in: 'SourceGraphic' })),
    ),
  );
  return el('g', { filter }, figure);
}

/** Where a shoe is worn: on snow, on boards in town and by the hut, else on rock. */
function groundOf(look: Look, sheet: Sheet, town: boolean): string {
  const { style, seed } = look;
  if (style['cuff'] === 'pile' || style['sole'] === 'winter')
    return country(look, sheet, { blur: 7, palette: 'winterBlue' }) + snow(sheet, 860, seed);
  const back = country(look, sheet, { blur: 7 });
  if (town) return back + deck(sheet, 846, pick(look, 'wood', ['#8a6f50', '#77685a', '#6f5a45']), seed);
  return back + slab(sheet, { y: 856, color: pick(look, 'stone', ['#857c6c', '#8d8778', '#77757c']), seed });
}

interface Worn {
  readonly garment?: Wearer['garment'];
  /** Pixels of sock between collar and hem. */
  readonly shown?: number;
  readonly town?: boolean;
  /** In an open shoe, without a sock. */
  readonly bare?: boolean;
}

/** A shoe on the foot of somebody who stands outdoors. */
export function onFoot(side: Side, worn: Worn = {}): View {
  return (look, sheet) => {
    const figure = side({ ...look, wearer: wearerOf(look, worn) }, sheet);
    return framed(
      groundOf(look, sheet, worn.town ?? false),
      bothFeet(sheet, place(figure, [448, 254], 0.94), [226, -16]),
    );
  };
}
