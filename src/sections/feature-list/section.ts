import { z } from 'zod';
import { html, link, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';

/** Icons of `src/ui/icons.ts` for properties of a product or a service. */
const FEATURE_ICONS = [
  'boot',
  'check',
  'compass',
  'peak',
  'repair',
  'return',
  'ruler',
  'snow',
  'star',
  'van',
  'water',
  'weight',
  'wind',
] as const;

const item = z.object({
  title: text.min(1).meta({ title: 'Title' }),
  icon: z.enum(FEATURE_ICONS).optional().catch(undefined).meta({ title: 'Icon' }),
  text: text.optional().meta({ title: 'Text' }),
  html: html.optional(),
  cta: link.optional().meta({ title: 'Link' }),
});

const schema = z.object({
  items: z.array(item).max(40).meta({ title: 'Entries' }),
  title: text.optional().meta({ title: 'Title' }),
  eyebrow: text.optional().meta({ title: 'Line above the title' }),
  text: text.optional().meta({ title: 'Text' }),
  cta: link.optional().meta({ title: 'Link below' }),
});

export const featureList = defineSection({
  type: 'feature-list',
  labels: { title: 'Feature list', description: 'Properties, promises or steps, each with an icon or a number.' },
  schema,
  variants: {
    columns: 'Columns with icons',
    rows: 'Rows beside the title',
    steps: 'Numbered steps',
  },
  samples: {
    columns: {
      title: 'What every pair comes with',
      items: [
        {
          icon: 'weight',
          title: 'A weight you can check',
          text: 'Weighed as a pair in size 9, laces included. Not one shoe, not “from”.',
        },
        {
          icon: 'repair',
          title: 'A second sole',
          text: 'Stitched and cemented boots go back on the last twice, for one flat fee.',
        },
        {
          icon: 'return',
          title: '60 days to be wrong',
          text: 'Walk in them. If they rub, send them back; the post is on us.',
        },
        {
          icon: 'water',
          title: 'An honest membrane',
          text: 'Where there is one we say how high it reaches. Where there is none, too.',
        },
      ],
    },
    rows: {
      eyebrow: 'Care',
      title: 'Four habits that double the life of a boot',
      text: 'None of them needs anything you do not already own, apart from the wax.',
      items: [
        {
          icon: 'water',
          title: 'Rinse, then wait',
          text: 'Mud holds salt. Rinse it off cold and let the leather dry before you brush.',
        },
        {
          icon: 'wind',
          title: 'Dry away from heat',
          text: 'Stoves and radiators shrink leather and open the glue. Moving air is enough.',
        },
        {
          icon: 'boot',
          title: 'Wax while it is warm',
          text: 'Twice a season, more if you kneel. Work it into the seams.',
          cta: { label: 'Boot wax', href: '/c/gear' },
        },
        {
          icon: 'snow',
          title: 'Store them laced',
          text: 'Loosely, upright, in the dark. A boot keeps the shape it sleeps in.',
        },
      ],
    },
    steps: {
      title: 'How a repair goes',
      items: [
        {
          title: 'Tell us what is wrong',
          text: 'Two photographs and one sentence. You get a price before you post anything.',
        },
        {
          title: 'Send it in clean',
          text: 'The label is prepaid. Wet boots go mouldy in a box, so let them dry first.',
        },
        { title: 'We mend it', text: 'Nine working days on the bench, eleven in October and November.' },
        { title: 'It comes back waxed', text: 'With a slip that says what we did and what will go next.' },
      ],
      cta: { label: 'Book a repair', href: '/repair-and-care' },
    },
  },
});
