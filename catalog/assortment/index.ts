import { apparel } from './apparel.ts';
import { boots } from './boots.ts';
import { gear } from './gear.ts';
import { shoes } from './shoes.ts';
import type { ProductSource } from './source.ts';

export const assortment: readonly ProductSource[] = [...boots, ...shoes, ...apparel, ...gear];
