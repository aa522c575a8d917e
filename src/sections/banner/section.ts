import { z } from 'zod';
import { html, image, link, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';
import { BOOT } from '../sample-images.ts';

const schema = z.object({
  title: text.min(1).meta({ title: 'Title' }),
  eyebrow: text.optional().meta({ title: 'Line above the title' }),
  text: text.optional().meta({ title: 'Text' }),
  html: html.optional(),
  image: image.optional(),
  cta: link.optional().meta({ title: 'Main link' }),
  ctas: z.array(link).max(4).optional().meta({ title: 'Links' }),
});

export const banner = defineSection({
  type: 'banner',
  labels: { title: 'Banner', description: 'A band between two sections that says one thing.' },
  schema,
  variants: { deep: 'Forest night with contour lines', paper: 'Ruled paper', slim: 'One line across the page' },
  samples: {
    deep: {
      eyebrow: 'Resoling',
      title: 'Send us the boots you were going to throw away',
      text: 'New lugs, new rand, same uppers. Nine working days, one flat fee, return post included.',
      image: BOOT,
      cta: { label: 'How resoling works', href: '/repair-and-care' },
    },
    paper: {
      title: 'Delivered by Thursday, or the postage is ours',
      text: 'Orders before noon leave the same day. The date on your order is the date we mean.',
      cta: { label: 'Delivery and returns', href: '/shipping-and-returns' },
    },
    slim: {
      title: 'Free delivery over 75',
      cta: { label: 'What it covers', href: '/shipping-and-returns' },
    },
  },
});
