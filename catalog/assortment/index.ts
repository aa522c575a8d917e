import { bottoms } from './bottoms.ts';
import { hikingBoots } from './hiking-boots.ts';
import { packs } from './packs.ts';
import { shellJackets } from './shell-jackets.ts';
import { smallThings } from './small-things.ts';
import { sneakersAndSandals } from './sneakers-and-sandals.ts';
import { socksAndHeadwear } from './socks-and-headwear.ts';
import { tops } from './tops.ts';
import { trailShoes } from './trail-shoes.ts';
import { warmJackets } from './warm-jackets.ts';
import { winterAndTownBoots } from './winter-and-town-boots.ts';
import type { ProductSource } from './source.ts';

/** Everything the demo shop sells. A new product is added to one of these files, then `write.ts` and the illustrator run. */
export const assortment: readonly ProductSource[] = [
  ...hikingBoots,
  ...winterAndTownBoots,
  ...trailShoes,
  ...sneakersAndSandals,
  ...shellJackets,
  ...warmJackets,
  ...tops,
  ...bottoms,
  ...packs,
  ...socksAndHeadwear,
  ...smallThings,
];
