import type { Look, View } from '../appearance.ts';
import type { Place } from '../curve.ts';
import { cord, piece } from '../material.ts';
import type { PaletteName } from '../land/palettes.ts';
import { post } from '../scenes/furniture.ts';
import type { Sheet } from '../svg.ts';
import { slab } from './ground.ts';
import { country, framed, pick, placesOf, put, type Put } from './place.ts';

/** A garment on a post, in the weather it is made for. */
export function onPost(view: View, where: Put, weather?: 'rain' | 'snow'): View {
  return (look, sheet) => {
    const palette = weather && ({ rain: 'seaRain', snow: 'winterBlue' } as const)[weather];
    return framed(
      country(look, sheet, { ...(palette && { palette }), ...(weather && { weather }), blur: 3 }),
      post(sheet, 960, [150, 1120], 66),
      cord('M960 196q0 26 22 22', '#2a2622', 12),
      put(view(look, sheet).body, where),
    );
  };
}

/** A garment on a line between two posts outside the picture, pinned at two places of its drawing. */
export function onLine(view: View, where: Put, pins: readonly Place[]): View {
  return (look, sheet) => {
    const hung = placesOf(where, pins);
    const sag = Math.max(...hung.map(([, y]) => y));
    return framed(
      country(look, sheet, {
        blur: 3,
        palette: pick(look, 'dry day', ['summerNoon', 'autumnDawn', 'october', 'sunriseLake']),
      }),
      cord(`M380 ${sag - 50}Q960 ${sag + 46} 1540 ${sag - 62}`, '#e8dfc8', 6),
      put(view(look, sheet).body, where),
      ...hung.map(([x, y]) => piece(sheet, `M${x - 8} ${y - 26}h16v54h-16Z`, { color: '#c2935a', depth: 4 })),
    );
  };
}

const rock = (look: Look, sheet: Sheet): string =>
  slab(sheet, { y: 830, color: pick(look, 'stone', ['#857c6c', '#8d8778', '#77757c']), seed: look.seed });

const dusk = (look: Look): PaletteName => pick(look, 'dusk', ['springEvening', 'duskSand', 'sunriseLake']);

/** A product on a rock, by day, at dusk or at night. */
export function onRock(view: View, where: Put, hour: 'day' | 'dusk' | 'night' = 'day'): View {
  return (look, sheet) => {
    const palette = hour === 'night' ? 'summerNight' : hour === 'dusk' ? dusk(look) : undefined;
    return framed(
      country(look, sheet, { ...(palette && { palette }), blur: 4 }),
      rock(look, sheet),
      put(view(look, sheet).body, where),
    );
  };
}

/** A tent on the grass at dusk. */
export function pitched(view: View, where: Put): View {
  return (look, sheet) => framed(country(look, sheet, { palette: dusk(look) }), put(view(look, sheet).body, where));
}

/** A hat on the top of a fence post. */
export function onPostTop(view: View, where: Put): View {
  return (look, sheet) =>
    framed(country(look, sheet, { blur: 4 }), post(sheet, 960, [560, 1140], 210), put(view(look, sheet).body, where));
}
