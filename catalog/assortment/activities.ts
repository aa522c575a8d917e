import type { Activity } from '../../domain/activities.ts';
import type { ProductSource } from './source.ts';

/** By category. A product of several categories is made for the activities of all of them. */
const ACTIVITIES_OF: Readonly<Record<string, readonly Activity[]>> = {
  'hiking-boots': ['hiking', 'backpacking'],
  'alpine-boots': ['mountaineering'],
  'winter-boots': ['winter'],
  'town-boots': ['everyday'],
  'hiking-shoes': ['hiking'],
  'trail-shoes': ['trail-running', 'hiking'],
  'approach-shoes': ['mountaineering', 'hiking'],
  sneakers: ['everyday'],
  'trail-sandals': ['hiking', 'travel'],
  slides: ['everyday', 'travel'],
  'kids-footwear': ['hiking', 'everyday'],
  'shell-jackets': ['hiking', 'backpacking'],
  'insulated-jackets': ['winter'],
  fleece: ['hiking', 'everyday'],
  vests: ['hiking', 'everyday'],
  'base-layers': ['hiking', 'winter'],
  midlayers: ['hiking', 'everyday'],
  shirts: ['everyday', 'travel'],
  tees: ['hiking', 'everyday'],
  trousers: ['hiking', 'backpacking'],
  'rain-trousers': ['hiking', 'backpacking'],
  shorts: ['hiking', 'travel'],
  skirts: ['hiking', 'everyday'],
  leggings: ['trail-running', 'hiking'],
  dresses: ['travel', 'everyday'],
  'day-packs': ['hiking', 'everyday'],
  'trekking-packs': ['backpacking'],
  'waist-packs': ['trail-running', 'hiking'],
  'dry-bags': ['backpacking', 'camping'],
  duffels: ['travel'],
  tents: ['camping', 'backpacking'],
  'sleeping-bags': ['camping', 'backpacking'],
  mats: ['camping', 'backpacking'],
  'camp-kitchen': ['camping', 'backpacking'],
  lights: ['camping', 'hiking'],
  poles: ['hiking', 'backpacking'],
  gaiters: ['hiking', 'mountaineering'],
  gloves: ['winter', 'mountaineering'],
  headwear: ['hiking', 'everyday'],
  socks: ['hiking', 'backpacking'],
  bottles: ['hiking', 'everyday'],
};

export function activitiesOf({ category, alsoIn = [], activities }: ProductSource): readonly Activity[] {
  return activities ?? [...new Set([category, ...alsoIn].flatMap((id) => ACTIVITIES_OF[id] ?? []))];
}
