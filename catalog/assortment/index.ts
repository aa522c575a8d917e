import { alpineAndApproach } from './alpine-and-approach.ts';
import { baseLayers } from './base-layers.ts';
import { booksAndPost } from './books-and-post.ts';
import { bottoms } from './bottoms.ts';
import { campAndLight } from './camp-and-light.ts';
import { carrying } from './carrying.ts';
import { dressesAndSkirts } from './dresses-and-skirts.ts';
import { fleece } from './fleece.ts';
import { handsAndLegs } from './hands-and-legs.ts';
import { headNeckAndCare } from './head-neck-and-care.ts';
import { hikingBoots } from './hiking-boots.ts';
import { hillShoes } from './hill-shoes.ts';
import { kids } from './kids.ts';
import { kidsFootwear } from './kids-footwear.ts';
import { kidsWeatherFootwear } from './kids-weather-footwear.ts';
import { lightSandals } from './light-sandals.ts';
import { midlayers } from './midlayers.ts';
import { packs } from './packs.ts';
import { rainWear } from './rain-wear.ts';
import { shellJackets } from './shell-jackets.ts';
import { sleeping } from './sleeping.ts';
import { smallThings } from './small-things.ts';
import { sneakersAndSandals } from './sneakers-and-sandals.ts';
import { socksAndHeadwear } from './socks-and-headwear.ts';
import { tents } from './tents.ts';
import { tops } from './tops.ts';
import { trailShoes } from './trail-shoes.ts';
import { vests } from './vests.ts';
import { warmJackets } from './warm-jackets.ts';
import { winterAndTownBoots } from './winter-and-town-boots.ts';
import { womensAlpineBoots } from './womens-alpine-boots.ts';
import { womensApproachShoes } from './womens-approach-shoes.ts';
import { womensCuts } from './womens-cuts.ts';
import { womensDistanceShoes } from './womens-distance-shoes.ts';
import { womensHikingBoots } from './womens-hiking-boots.ts';
import { womensHikingShoes } from './womens-hiking-shoes.ts';
import { womensLayers } from './womens-layers.ts';
import { womensLightBoots } from './womens-light-boots.ts';
import { womensPacks } from './womens-packs.ts';
import { womensSandals } from './womens-sandals.ts';
import { womensSneakers } from './womens-sneakers.ts';
import { womensTownBoots } from './womens-town-boots.ts';
import { womensTrailShoes } from './womens-trail-shoes.ts';
import { womensWinterBoots } from './womens-winter-boots.ts';
import type { ProductSource } from './source.ts';

/** All products of the demo shop. After adding one to these files, run `write.ts` and the illustrations. */
export const assortment: readonly ProductSource[] = [
  ...hikingBoots,
  ...alpineAndApproach,
  ...winterAndTownBoots,
  ...trailShoes,
  ...sneakersAndSandals,
  ...hillShoes,
  ...lightSandals,
  ...womensAlpineBoots,
  ...womensApproachShoes,
  ...womensDistanceShoes,
  ...womensHikingBoots,
  ...womensHikingShoes,
  ...womensLightBoots,
  ...womensSandals,
  ...womensSneakers,
  ...womensTownBoots,
  ...womensTrailShoes,
  ...womensWinterBoots,
  ...kidsFootwear,
  ...kidsWeatherFootwear,
  ...shellJackets,
  ...warmJackets,
  ...fleece,
  ...tops,
  ...bottoms,
  ...rainWear,
  ...vests,
  ...baseLayers,
  ...midlayers,
  ...dressesAndSkirts,
  ...womensCuts,
  ...womensLayers,
  ...kids,
  ...packs,
  ...womensPacks,
  ...carrying,
  ...tents,
  ...sleeping,
  ...campAndLight,
  ...socksAndHeadwear,
  ...headNeckAndCare,
  ...handsAndLegs,
  ...smallThings,
  ...booksAndPost,
];
