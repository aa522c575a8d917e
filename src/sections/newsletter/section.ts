import { z } from 'zod';
import { html, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';

const schema = z.object({
  title: text.min(1).meta({ title: 'Title' }),
  eyebrow: text.optional().meta({ title: 'Line above the title' }),
  text: text.optional().meta({ title: 'Text', description: 'What comes, and how often.' }),
  html: html
    .optional()
    .meta({ title: 'Consent', description: 'What signing up means, with a link to the privacy notice.' }),
});

export const newsletter = defineSection({
  type: 'newsletter',
  labels: { title: 'Newsletter', description: 'A form to sign up for the newsletter, with what signing up means.' },
  schema,
  variants: { band: 'Dark band across the page', inline: 'Box within the text' },
  samples: {
    band: {
      eyebrow: 'Six letters a year',
      title: 'Field notes, by mail',
      text: 'What got wet, what held, what we changed. One before each season, two when something broke.',
      html: '<p>We use the address for these letters and nothing else. Every letter has a link that ends them.</p>',
    },
    inline: {
      title: 'Hear when the resole bench has room',
      text: 'October fills up first. We write when dates open, at most four times a year.',
    },
  },
  hydration: 'visible',
});
