import { drawLandscape } from '../land/landscape.ts';
import { group } from '../svg.ts';
import type { Scene } from './editorial.ts';
import { cairn, hut, lake, signpost, tent } from './props.ts';

const TENT = '#c9572b';

/** Landscapes without products, wide. */
export const HEROES: Readonly<Record<string, Scene>> = {
  'ridge-autumn-dawn': (sheet) =>
    drawLandscape(sheet, {
      seed: 'aautumnDawn',
      palette: 'autumnDawn',
      sun: [1340, 330],
      terrain: 'alpine',
      path: 1080,
      frame: ['right'],
    }),
  'tarn-summer-noon': (sheet) =>
    drawLandscape(sheet, {
      seed: 'tarn',
      palette: 'summerNoon',
      sun: [1480, 170],
      terrain: 'alpine',
      gap: [420, 1500],
      frame: ['left'],
      middle: (s, palette) => lake(s, 800, palette),
      front: (s) => tent(s, [1330, 1000], 150, TENT),
    }),
  'moor-spring-evening': (sheet) =>
    drawLandscape(sheet, {
      seed: 'moor',
      palette: 'springEvening',
      sun: [560, 400],
      terrain: 'hills',
      path: 760,
      front: (s) => cairn(s, [1400, 1010], 250, '#6f6675'),
    }),
  'col-winter-blue': (sheet) =>
    drawLandscape(sheet, {
      seed: 'awinterBlue',
      palette: 'winterBlue',
      sun: [420, 240],
      terrain: 'alpine',
      path: 1240,
      weather: 'snow',
      frame: ['left'],
    }),
  'hut-winter-night': (sheet) =>
    drawLandscape(sheet, {
      seed: 'awinterNight',
      palette: 'winterNight',
      sun: [1500, 180],
      terrain: 'alpine',
      gap: [960, 1500],
      path: 960,
      front: (s, palette) => hut(s, [1230, 1000], 150, palette),
    }),
  'forest-rain': (sheet) =>
    drawLandscape(sheet, {
      seed: 'arainForest',
      palette: 'rainForest',
      sun: [900, 200],
      terrain: 'forest',
      weather: 'rain',
      path: 880,
      frame: ['left', 'right'],
    }),
  'lost-trail': (sheet) =>
    group(
      drawLandscape(sheet, {
        seed: 'lost',
        palette: 'fogGrey',
        sun: [1000, 240],
        terrain: 'forest',
        path: 760,
        slope: 'left',
        frame: ['right'],
        front: (s) => signpost(s, 1090, 1030, 230),
      }),
    ),
};
