import { z } from 'zod';
import demo from './demo-media.json' with { type: 'json' };

const schema = z.array(
  z.object({
    id: z.string(),
    author: z.string(),
    language: z.string(),
    caption: z.string(),
    src: z.string(),
    width: z.number(),
    height: z.number(),
    streams: z.array(z.string()),
    categories: z.array(z.string()),
    publishedAt: z.string(),
  }),
);

export type HostMedia = z.output<typeof schema>[number];

/** Photos that the sandbox shows from the start, the newest first; the project drew them (`illustrations/`). */
export const DEMO_MEDIA: readonly HostMedia[] = schema.parse(demo);
