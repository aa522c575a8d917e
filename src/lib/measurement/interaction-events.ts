import { z } from 'zod';
import { amount, currency, defineEvent, measuredItem } from './measured-event.ts';

const LOOK_BOOT = { item_id: 'trail-boot', item_name: 'Trail boot', interactionOrigin: 'shop-the-look' } as const;
const popup = z.strictObject({ id: z.string(), name: z.string(), class: z.enum(['Newsletter', 'Account']) });
const dialog = z.strictObject({ dialog: z.string().meta({ description: 'Without its argument.' }) });
const video = z.strictObject({ title: z.string() });

export const CHAT_EVENTS = ['displayed', 'started', 'closed', 'agentTransferCompleted', 'chatbotEngaged'] as const;

export const INTERACTION_EVENTS = {
  apply_reward: defineEvent({
    category: 'Loyalty',
    when: 'A reward or points pay for a part of the cart.',
    fields: z.strictObject({
      label: z.string().meta({ description: 'The text of its issue with the amount, or the amount alone.' }),
      amount,
      currency,
    }),
    example: { label: 'AUTUMN10 10.00', amount: 10, currency: 'USD' },
  }),
  join_loyalty: defineEvent({
    category: 'Loyalty',
    when: 'The customer of this session became a member.',
    fields: z.strictObject({ memberId: z.string() }),
    example: { memberId: 'M0123456789ABCDEF' },
  }),
  select_look_item: defineEvent({
    category: 'STL',
    when: 'A product of a section "shop the look" is selected, beside `select_item`.',
    fields: z.strictObject({ item: measuredItem }),
    example: { item: LOOK_BOOT },
  }),
  select_social_photo: defineEvent({
    category: 'Social Native',
    when: 'A photo of a customer is opened, or a product below it selected.',
    fields: z.strictObject({ section: z.string() }),
    example: { section: 'customer-photos' },
  }),
  scroll_depth: defineEvent({
    category: 'Navigation',
    when: 'The visitor has seen so much of the page: each milestone once for each page view.',
    fields: z.strictObject({ percent: z.literal([25, 50, 75, 100]) }),
    example: { percent: 50 },
  }),
  dialog_open: defineEvent({
    category: 'Navigation',
    when: 'A dialog or a panel opens, the mini cart included.',
    fields: dialog,
    example: { dialog: 'mini-cart' },
  }),
  dialog_close: defineEvent({
    category: 'Navigation',
    when: 'A dialog closes.',
    fields: dialog,
    example: { dialog: 'sign-in' },
  }),
  search: defineEvent({
    category: 'Navigation',
    when: 'The results of a search are shown.',
    fields: z.strictObject({
      search_term: z.string().meta({ description: 'Mail addresses and long numbers in it are replaced by `*`.' }),
    }),
    example: { search_term: 'rain jacket' },
  }),
  select_navigation: defineEvent({
    category: 'Navigation',
    when: 'A link of the header, the menu, the breadcrumbs or the footer is used.',
    fields: z.strictObject({ area: z.enum(['header', 'breadcrumbs', 'footer']), path: z.string() }),
    example: { area: 'header', path: '/c/boots' },
  }),
  popup_show: defineEvent({
    category: 'Navigation',
    when: 'A pop-up opens.',
    fields: popup,
    example: { id: 'popup-letter', name: 'newsletter autumn', class: 'Newsletter' },
  }),
  popup_close: defineEvent({
    category: 'Navigation',
    when: 'The visitor closes a pop-up.',
    fields: popup,
    example: { id: 'popup-join', name: 'join', class: 'Account' },
  }),
  chat: defineEvent({
    category: 'Navigation',
    when: 'Something happened in the chat.',
    fields: z.strictObject({ chatEvent: z.enum(CHAT_EVENTS) }),
    example: { chatEvent: 'started' },
  }),
  select_option: defineEvent({
    category: 'PDP',
    when: 'A color, a size or another option of a product is chosen. It is no page view.',
    fields: z.strictObject({ option: z.string(), value: z.string() }),
    example: { option: 'color', value: 'Moss' },
  }),
  video_start: defineEvent({
    category: 'Video',
    when: 'A film of the shop plays: once for each film of a page view.',
    fields: video,
    example: { title: 'How the sole is made' },
  }),
  video_complete: defineEvent({
    category: 'Video',
    when: 'A film of the shop has played to its end.',
    fields: video,
    example: { title: 'How the sole is made' },
  }),
  experiment_decision: defineEvent({
    category: 'Monetate',
    when: 'An experiment or a personalised section of the page was decided: once for each page view.',
    fields: z.strictObject({ id: z.string(), label: z.string(), variant: z.string() }),
    example: { id: 'homeHero', label: 'homeHero', variant: 'baseline' },
  }),
  select_recommendation: defineEvent({
    category: 'Monetate',
    when: 'A recommended product is selected, beside `select_item`.',
    fields: z.strictObject({ recToken: z.string() }),
    example: { recToken: 'r-42' },
  }),
} as const;
