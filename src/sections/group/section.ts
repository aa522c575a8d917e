import { z } from 'zod';
import { sections, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';

const schema = z.object({
  sections,
  columns: z.number().int().min(1).max(6).optional().meta({ title: 'Columns on a wide screen' }),
  title: text.optional().meta({ title: 'Title' }),
  text: text.optional().meta({ title: 'Text' }),
});

const note = (id: string, title: string, html: string) => ({ type: 'rich-text', id, content: { title, html } });

const promises = [
  note('promise-weight', 'Weighed', '<p>On a kitchen scale, in the size we say, laces included.</p>'),
  note('promise-repair', 'Repairable', '<p>Soles, zips, hooks and hems have part numbers, and we keep the parts.</p>'),
  note('promise-return', 'Returnable', '<p>Sixty days, worn indoors or out. Mud is not a reason to refuse a boot.</p>'),
];

export const group = defineSection({
  type: 'group',
  labels: { title: 'Group', description: 'Sections side by side, in columns where there is room.' },
  schema,
  variants: { even: 'Equal columns', lead: 'The first twice as wide', panel: 'Equal columns on a panel' },
  samples: {
    even: { title: 'Three promises', columns: 3, sections: promises },
    lead: { columns: 2, sections: promises.slice(0, 2) },
    panel: { columns: 3, sections: promises },
  },
});
