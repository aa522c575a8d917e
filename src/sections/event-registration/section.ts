import { z } from 'zod';
import { html, text } from '../../cms/sections/content-fields.ts';
import { defineSection } from '../../cms/sections/section.ts';

const schema = z.object({
  title: text.min(1).meta({ title: 'Title' }),
  eyebrow: text.optional().meta({ title: 'Line above the title' }),
  text: text.optional().meta({ title: 'Text', description: 'What the event is, and what to bring.' }),
  start: z.iso.datetime({ offset: true }).meta({
    title: 'Start',
    description: 'An instant with its offset: 2027-06-12T08:00:00-06:00. Registration ends with it.',
  }),
  timeZone: z.string().max(60).optional().meta({
    title: 'Time zone',
    description: 'Time zone in which the start is shown, such as America/Denver. Without it: the offset of the start.',
  }),
  place: text.min(1).meta({ title: 'Place' }),
  organisation: z.string().trim().min(1).max(200).meta({ title: 'Organizer' }),
  requestType: z.string().trim().min(1).max(50).meta({
    title: 'Kind of event',
    description: 'As the service knows it, such as group-hike.',
  }),
  eventId: z.string().trim().min(1).max(100).meta({
    title: 'Event id',
    description: 'Tells the registrations of one event from those of another; never changed.',
  }),
  asksName: z.boolean().default(true).meta({ title: 'Ask for the name' }),
  asksEmail: z.boolean().default(true).meta({ title: 'Ask for the email address' }),
  asksPeople: z.boolean().default(true).meta({ title: 'Ask how many people come' }),
  html: html
    .optional()
    .meta({ title: 'Consent', description: 'What registering means, with a link to the privacy notice.' }),
});

const DAY = 86_400_000;
/** A morning some weeks after the rendering of the sample. */
const someWeeksAhead = `${new Date(Date.now() + 40 * DAY).toISOString().slice(0, 10)}T08:00:00-07:00`;

export const eventRegistration = defineSection({
  type: 'event-registration',
  labels: { title: 'Event', description: 'When and where something happens, with a form to register for it.' },
  schema,
  variants: { split: 'Event beside its form', card: 'Box within the text' },
  samples: {
    split: {
      eyebrow: 'Group hike',
      title: 'Eleven kilometers in whatever falls',
      text: 'We walk from the store to the tarn and back in boots we lend you. Nobody is timed.',
      start: someWeeksAhead,
      timeZone: 'America/Denver',
      place: 'Marrow Ridge, 2140 Flagstone Street, Boulder',
      organisation: 'Marrow Ridge Boulder',
      requestType: 'group-hike',
      eventId: 'sample-tarn',
      html: '<p>We use what you enter for this walk and nothing else. Dogs need no registration.</p>',
    },
    card: {
      title: 'An evening at the resole bench',
      text: 'Bring one worn pair. You see what can be saved, and by whom.',
      start: someWeeksAhead,
      place: 'The workshop behind the store, Bend',
      organisation: 'Marrow Ridge Bend',
      requestType: 'workshop',
      eventId: 'sample-bench',
      asksPeople: false,
    },
  },
});
