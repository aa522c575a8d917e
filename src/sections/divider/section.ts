import { z } from 'zod';
import { text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';

const schema = z.object({
  title: text.optional().meta({ title: 'Title', description: 'Words on the line, such as a height.' }),
});

export const divider = defineSection({
  type: 'divider',
  labels: { title: 'Divider', description: 'A pause between two parts of a page.' },
  schema,
  variants: { contour: 'Band of contour lines', neatline: 'Ruled edge of a map', space: 'Nothing but room' },
  samples: { contour: { title: '1,240 m' }, neatline: {}, space: {} },
});
