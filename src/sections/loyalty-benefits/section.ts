import { z } from 'zod';
import { link, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';

const benefit = z.object({
  title: text.min(1).meta({ title: 'Benefit', description: 'Written the same for every tier that has it.' }),
  value: z.string().max(100).optional().meta({ title: 'How much of it', description: 'Such as 365 days.' }),
});

const tier = z.object({
  title: text.min(1).meta({ title: 'Tier' }),
  text: text.optional().meta({ title: 'How to reach it' }),
  benefits: z
    .array(benefit)
    .max(30)
    .default(() => [])
    .meta({ title: 'Benefits' }),
});

const schema = z.object({
  items: z.array(tier).max(6).meta({ title: 'Tiers', description: 'The lowest first.' }),
  title: text.optional().meta({ title: 'Title' }),
  eyebrow: text.optional().meta({ title: 'Line above the title' }),
  text: text.optional().meta({ title: 'Text' }),
  cta: link.optional().meta({ title: 'Link to join' }),
});

const items = [
  {
    title: 'Trailhead',
    text: 'Free, from the day you join',
    benefits: [
      { title: 'Returns', value: '60 days' },
      { title: 'Points per dollar', value: '1' },
      { title: 'Repairs at cost' },
    ],
  },
  {
    title: 'Tree line',
    text: 'From 500 points in a year',
    benefits: [
      { title: 'Returns', value: '120 days' },
      { title: 'Points per dollar', value: '1.5' },
      { title: 'Repairs at cost' },
      { title: 'Return post on resoles' },
    ],
  },
  {
    title: 'Summit',
    text: 'From 1,500 points in a year',
    benefits: [
      { title: 'Returns', value: '365 days' },
      { title: 'Points per dollar', value: '2' },
      { title: 'Repairs at cost' },
      { title: 'Return post on resoles' },
      { title: 'One resole a year' },
    ],
  },
];

const cta = { label: 'Join the register', href: '/account' };

export const loyaltyBenefits = defineSection({
  type: 'loyalty-benefits',
  labels: { title: 'Loyalty benefits', description: 'The tiers of the loyalty programme and what each brings.' },
  schema,
  variants: { tiers: 'One card a tier, rising', table: 'A table to compare the tiers' },
  traits: { flag: 'loyalty' },
  samples: {
    tiers: {
      eyebrow: 'The summit register',
      title: 'Sign the book, keep your boots',
      text: 'Points for what you buy, and for what you have mended instead.',
      items,
      cta,
    },
    table: { title: 'What each height brings', items, cta },
  },
});
