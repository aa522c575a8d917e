import { z } from 'zod';
import { html, image, link, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';
import { COLLAR, RIDGE } from '../sample-images.ts';

const schema = z.object({
  title: text.min(1).meta({ title: 'Title' }),
  html,
  eyebrow: text.optional().meta({ title: 'Line above the title' }),
  text: text.optional().meta({ title: 'Opening sentence' }),
  image: image.optional(),
  quote: text.optional().meta({ title: 'Sentence to set large' }),
  cta: link.optional().meta({ title: 'Main link' }),
  ctas: z.array(link).max(4).optional().meta({ title: 'Links' }),
});

export const editorial = defineSection({
  type: 'editorial',
  labels: { title: 'Editorial', description: 'A story or an explanation with its picture.' },
  schema,
  variants: { left: 'Picture before the text', right: 'Picture after the text', essay: 'Long text, picture above' },
  samples: {
    left: {
      eyebrow: 'Fit',
      title: 'Buy boots in the afternoon',
      html: '<p>Feet are up to half a size longer by four o’clock. Try both, in the socks you walk in, on a slope: downhill is where a short boot tells on you.</p><p>There should be a thumb’s width in front of the longest toe, and none at the heel.</p>',
      image: COLLAR,
      cta: { label: 'Boot fitting guide', href: '/boot-fitting-guide' },
    },
    right: {
      eyebrow: 'Materials',
      title: 'Why one seam',
      html: '<p>A seam is a row of holes. The Saddleback has one, at the heel, where the foot moves least and water rarely stands.</p>',
      image: RIDGE,
    },
    essay: {
      eyebrow: 'Field notes, 1,240 m',
      title: 'Three days of rain, one pair of socks',
      text: 'We walked the ridge in November to find out where our own shell leaks. It does, at the hem.',
      html: '<p>The forecast said showers. By the second stile it had stopped pretending. What follows is what got wet, in the order in which it did.</p><p>First the cuffs: a hook-and-loop tab holds until it is full of mud. Then the map pocket, whose zip faces up. The hem came last, on the third day, when the pack’s belt had worn the coating through.</p><p>All three are changed in this season’s shell. The old one can be sent in for a new hem.</p>',
      image: RIDGE,
      quote: 'A seam is a row of holes.',
    },
  },
});
