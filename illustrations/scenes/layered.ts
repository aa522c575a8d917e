import { CLIFF_IN_RAIN } from '../land/coast.ts';
import { DUNES_AT_DUSK } from '../land/dunes.ts';
import { layersOf, type Layer } from '../land/landscape.ts';
import { LAKE_AT_SUNRISE } from '../land/mirror-lake.ts';
import { hut, lake } from './props.ts';

/** Landscapes as layers, far to near. */
export const LAYERED = {
  'dunes-dusk': DUNES_AT_DUSK,
  'larch-october': layersOf({
    seed: 'larch',
    palette: 'october',
    sun: [1500, 190],
    terrain: 'alpine',
    path: 860,
    woods: 3.2,
    gap: [640, 1240],
    frame: ['left'],
    middle: (sheet, palette) => lake(sheet, 800, palette),
  }),
  'hut-stars': layersOf({
    seed: 'stars',
    palette: 'summerNight',
    sun: [1500, 180],
    terrain: 'alpine',
    gap: [300, 900],
    path: 760,
    front: (sheet, palette) => hut(sheet, [560, 1000], 150, palette),
  }),
  'lake-sunrise': LAKE_AT_SUNRISE,
  'cliff-rain': CLIFF_IN_RAIN,
} as const satisfies Record<string, readonly Layer[]>;

/** Scenes whose layers are separate images, so that a page can move them against each other. */
export const PARALLAX: readonly (keyof typeof LAYERED)[] = ['dunes-dusk', 'larch-october', 'hut-stars'];

/** Left edge of the upright crop for phones: 810 of a scene's 1920 pixels in width, at full height. */
export const PORTRAITS: Readonly<Record<string, number>> = {
  'ridge-autumn-dawn': 930,
  'tarn-summer-noon': 980,
  'moor-spring-evening': 900,
  'col-winter-blue': 60,
  'hut-winter-night': 800,
  'forest-rain': 480,
  'lost-trail': 700,
  'dunes-dusk': 180,
  'larch-october': 1040,
  'hut-stars': 420,
  'lake-sunrise': 520,
  'cliff-rain': 240,
};
