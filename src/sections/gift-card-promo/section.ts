import { z } from 'zod';
import { html, image, link, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';
import { giftCardLoader } from '../load-gift-card.ts';

const schema = z.object({
  title: text.min(1).meta({ title: 'Title' }),
  eyebrow: text.optional().meta({ title: 'Line above the title' }),
  text: text.optional().meta({ title: 'Text' }),
  html: html.optional(),
  productId: z
    .string()
    .max(200)
    .optional()
    .meta({ title: 'Gift card', description: 'The product whose sizes are the amounts.' }),
  image: image.optional().meta({ title: 'Picture of the card', description: 'Instead of the one of the product.' }),
  cta: link.optional().meta({ title: 'Link', description: 'Such as to the balance or the terms.' }),
});

export const giftCardPromo = defineSection({
  type: 'gift-card-promo',
  labels: { title: 'Gift card', description: 'The card and its amounts, each a link that has it chosen already.' },
  schema,
  variants: { card: 'The card large, on forest night', strip: 'A strip across the page' },
  samples: {
    card: {
      eyebrow: 'By email, on the day you choose',
      title: 'They know their size. You do not have to.',
      text: 'Valid on everything, resoles included, with no date after which it stops.',
      productId: 'ridge-gift-card',
      cta: { label: 'How it works', href: '/p/ridge-gift-card' },
    },
    strip: { title: 'Late again? A card arrives today.', productId: 'ridge-gift-card' },
  },
  loader: giftCardLoader,
});
