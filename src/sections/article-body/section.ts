import { readArticle } from '../../cms/sections/document-list.ts';
import { defineSection } from '../../cms/sections/section.ts';
import { schema, type ArticleBodyContent } from './schema.ts';
import { BENCH, BOOT, SOLE } from '../sample-images.ts';

/** Samples of the article text: an essay and a guide. */

const essay: ArticleBodyContent = {
  eyebrow: 'Workshop',
  title: 'Second soles',
  text: 'A boot is finished when its upper is. The sole is a part, like a tyre, and it is cheaper than it looks.',
  author: 'Ida Brandvold',
  publishedAt: '2026-03-14',
  updatedAt: '2026-09-02',
  html: '<p>The lugs go first at the outer heel, because that is where you land. You notice it on wet grass, in the second hour, going down. By then there is still a millimetre left in the middle, and that is the moment to send the boot in: once the midsole is ground away there is nothing to glue to.</p><p>We strip the old sole with heat, not with a blade. It comes away in one piece if the glue was ours and in forty if it was not. What is left is sanded flat, primed and left alone overnight.</p>',
  items: [
    {
      kind: 'quote',
      text: 'You land on the outer heel. Everybody does, and everybody says they do not.',
      author: 'Ida, at the press',
    },
    {
      kind: 'text',
      html: '<h2>What it costs the boot</h2><p>Each resole takes about a millimetre of midsole with it. Two are safe, a third depends on how you walk. We measure before we start and write the figure on the card that comes back with the boots.</p>',
    },
    { kind: 'picture', image: BENCH, text: 'Six kilonewtons for ninety seconds, then a night in the rack.' },
    {
      kind: 'text',
      html: '<h2>When we say no</h2><p>A split upper, a delaminated shank, a midsole that crumbles under a thumb. Then we send the boots back unrepaired, with a note that says why, and charge nothing.</p>',
    },
    {
      kind: 'note',
      title: 'Before you send them',
      html: '<p>Take out the laces and the insoles, and let the boots dry for two days. Mud is fine. Water is weight, and you pay the post by weight.</p>',
    },
  ],
};

const guide: ArticleBodyContent = {
  title: 'Fit a boot in ten minutes',
  text: 'In the afternoon, in the socks you walk in, on a slope. Everything else is detail.',
  author: 'The shop in Keld',
  html: '<h2>Measure both feet</h2><p>Stand on a sheet of paper with your heel against a wall and mark the longest toe. It is the second one more often than you would think. Use the larger foot.</p><ul><li>Weight on the foot you measure</li><li>Socks on</li><li>After four o’clock</li></ul><h2>Find the size</h2><p>Add ten millimetres for walking, twelve for long descents.</p><h3>Between two sizes</h3><p>Take the larger one and a thicker sock. A short boot does not get longer.</p>',
  items: [
    {
      kind: 'note',
      title: 'Width',
      html: '<p>Our lasts are of medium width. If the lace rows touch, the boot is too wide for you; if they are over 4 cm apart, too narrow.</p>',
    },
    { kind: 'picture', image: BOOT, text: 'A thumb’s width in front of the longest toe, none at the heel.' },
    {
      kind: 'text',
      html: '<h2>Walk downhill</h2><p>Ten steps down a ramp or a stair, laced as you would lace for a descent. If a toe touches, the boot is short, whatever the scale says.</p>',
    },
    { kind: 'picture', image: SOLE, text: 'Look at your old pair: the wear tells which heel you land on.' },
    {
      kind: 'text',
      html: '<h2>Wait a day</h2><p>Wear them indoors for an hour and again the next morning. Unworn outside, they go back within sixty days.</p>',
    },
  ],
};

export const articleBody = defineSection({
  type: 'article-body',
  traits: { references: { field: 'slug', noun: 'article' } },
  labels: { title: 'Article text', description: 'A long text with its author, quotes, pictures, notes and contents.' },
  schema,
  variants: { essay: 'An essay to read through', guide: 'A guide to look things up in' },
  samples: { essay, guide },
  loader: {
    key: ({ slug }) => slug ?? '',
    load: async ({ slug }, { document }) =>
      slug ? readArticle(await document({ kind: 'augmentedpage', name: slug }))?.meta : undefined,
  },
});
