import { z } from 'zod';
import { html, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';

const schema = z.object({
  html,
  title: text.optional().meta({ title: 'Title' }),
  eyebrow: text.optional().meta({ title: 'Line above the title' }),
});

export const richText = defineSection({
  type: 'rich-text',
  labels: { title: 'Rich text', description: 'Paragraphs, lists and tables at a readable width.' },
  schema,
  variants: { prose: 'One column', aside: 'Title in the margin', note: 'Ruled note' },
  samples: {
    prose: {
      html: '<h2>We weigh things</h2><p>Every product page gives the weight of the size we measured, the thickness of the leather in millimetres and the depth of the lugs. If a figure is missing, we have not measured it yet.</p><ul><li>Weights are of one pair in size 9.</li><li>Leather is measured at the vamp, where it bends.</li></ul>',
    },
    aside: {
      title: 'What a membrane can do',
      html: '<p>It keeps water out while it is clean and the boot is not overtopped. It does not keep feet dry that sweat: that is the job of socks and pace.</p><p>Wash it in lukewarm water with soap flakes. Fabric softener ends it.</p>',
    },
    note: {
      title: 'Before you send a boot back',
      html: '<p>Brush off the mud and let it dry away from stoves. Wet leather cannot be glued, so a damp parcel waits a week.</p>',
    },
  },
});
