import { z } from 'zod';
import { text, video as film } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';
import { RIDGE } from '../sample-images.ts';

const schema = z.object({
  video: film,
  title: text.optional().meta({ title: 'Title' }),
  text: text.optional().meta({ title: 'Text' }),
});

const sample = {
  src: '/media/films/resoling.webm',
  poster: RIDGE.src,
  captions: '/media/films/resoling.en.vtt',
  title: 'A boot gets its second sole',
};

export const video = defineSection({
  type: 'video',
  labels: { title: 'Video', description: 'A film with controls and captions; it starts when the shopper starts it.' },
  schema,
  variants: { wide: 'As wide as the text grid', split: 'Beside its text' },
  samples: {
    wide: { video: sample },
    split: {
      title: 'Nine days on the bench',
      text: 'Dry, pull, grind, glue, press, and out again. Twelve seconds of the part nobody sees, without music.',
      video: sample,
    },
  },
});
