import { z } from 'zod';
import { image, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';
import { BENCH } from '../sample-images.ts';

const schema = z.object({
  url: z.string().max(2_000).meta({
    title: 'Address',
    description: 'An https address of a host in EMBED_HOSTS. Of another host, a link is shown.',
  }),
  label: text.min(1).meta({ title: 'Name', description: 'What is in the frame, for those who cannot see it.' }),
  title: text.optional().meta({ title: 'Title' }),
  text: text.optional().meta({ title: 'Text' }),
  image: image.optional().meta({ title: 'Poster' }),
  ratio: z.enum(['wide', 'classic', 'square', 'tall']).default('wide').meta({
    title: 'Shape',
    description: 'Wide is 16:9, classic 4:3, tall 9:16.',
  }),
});

const sample = {
  url: 'https://www.youtube-nocookie.com/embed/resole-bench',
  label: 'A boot gets its second sole, four minutes without music',
};

export const embed = defineSection({
  type: 'embed',
  traits: { frame: 'label', images: 'described' },
  labels: {
    title: 'Embedded page',
    description: 'A film, a map or a form of another host, in a frame that can do little.',
  },
  schema,
  variants: { poster: 'Loaded when the shopper asks', direct: 'Loaded with the page, where consent allows' },
  samples: {
    poster: { ...sample, title: 'Nine days on the bench', image: BENCH },
    direct: { ...sample, ratio: 'classic' },
  },
  hydration: 'visible',
});
