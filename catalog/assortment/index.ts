import { boots } from './boots.ts';
import { clothing } from './clothing.ts';
import { gear } from './gear.ts';
import { jackets } from './jackets.ts';
import { shoes } from './shoes.ts';
import type { ProductSource } from './source.ts';

export const assortment: readonly ProductSource[] = [...boots, ...shoes, ...jackets, ...clothing, ...gear];
