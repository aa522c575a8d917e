import { z } from 'zod';
import { isApiError } from '../../api/core/api-error.ts';
import { searchStores } from '../../api/locations/stores.ts';
import type { Store } from '../../api/locations/stores.schema.ts';
import { link, text } from '../../cms/sections/content-fields.ts';
import { defineSection, type LoadContext } from '../../cms/sections/section.ts';

const MAX_STORES = 24;

const schema = z.object({
  title: text.optional().meta({ title: 'Title' }),
  text: text.optional().meta({ title: 'Text' }),
  storeIds: z.array(z.string().min(1).max(255)).max(MAX_STORES).optional().meta({
    title: 'Stores',
    description: 'In this order. Without them those of the country.',
  }),
  count: z
    .number()
    .int()
    .min(1)
    .max(MAX_STORES)
    .default(3)
    .meta({ title: 'How many', description: 'Of the country’s stores.' }),
  mapUrl: z.string().max(500).optional().meta({
    title: 'Map',
    description: 'An https address with {latitude} and {longitude} in it. Without one the device’s own map opens.',
  }),
  cta: link.optional().meta({ title: 'Main link' }),
});

type Content = z.output<typeof schema>;

async function load({ storeIds, count }: Content, { call, signal }: LoadContext): Promise<readonly Store[]> {
  if (storeIds?.length === 0) return [];
  try {
    const body = storeIds === undefined ? { count } : { storeIds, count: storeIds.length };
    const { stores } = await call(searchStores, { body }, { signal });
    return storeIds === undefined ? stores : inOrder(stores, storeIds);
  } catch (error) {
    if (isApiError(error) && error.status === 404) return [];
    throw error;
  }
}

function inOrder(stores: readonly Store[], ids: readonly string[]): readonly Store[] {
  return ids.flatMap((id) => stores.find((store) => store.id === id) ?? []);
}

export const storeTeaser = defineSection({
  type: 'store-teaser',
  labels: { title: 'Stores', description: 'Where they are and when they are open.' },
  schema,
  variants: { card: 'Cards with the week’s hours', list: 'One line each, hours to unfold' },
  samples: {
    card: {
      title: 'Try them on a slope',
      text: 'Every store has a ramp. Come in the afternoon, with your socks.',
      count: 3,
    },
    list: {
      title: 'Stores near you',
      count: 6,
      mapUrl: 'https://www.openstreetmap.org/?mlat={latitude}&mlon={longitude}',
    },
  },
  loader: { key: ({ storeIds, count }) => JSON.stringify([storeIds, count]), load },
});
