import { describe, expect, test } from 'vitest';
import { renderSection } from '../render-section.ts';
import EventRegistration from './EventRegistration.astro';
import { eventRegistration } from './section.ts';

const EVENT = {
  title: 'To the tarn',
  start: '2999-06-12T08:00:00-06:00',
  timeZone: 'America/Denver',
  place: 'Boulder',
  organisation: 'Ridge Club',
  requestType: 'group-hike',
  eventId: 'tarn',
};
const render = (content: object, locale = 'en-us') =>
  renderSection(EventRegistration, eventRegistration, { ...EVENT, ...content }, { locale });

describe('an event', () => {
  test('states when and where it is, and who leads it', async () => {
    const html = await render({});
    expect(html).toMatch(/<h2[^>]*>To the tarn<\/h2>/);
    expect(html).toMatch(/<time datetime="2999-06-12T08:00:00-06:00">\s*Wednesday, June 12, 2999[^<]* 8:00\sAM MDT/);
    expect(html).toMatch(/<dt>Place<\/dt>\s*<dd>Boulder<\/dd>/);
    expect(html).toMatch(/<dt>Organizer<\/dt>\s*<dd>Ridge Club<\/dd>/);
  });

  test.each(['title', 'start', 'place', 'organisation', 'requestType', 'eventId'])('requires its %s', (name) => {
    expect(eventRegistration.schema.safeParse(EVENT).success).toBe(true);
    expect(eventRegistration.schema.safeParse({ ...EVENT, [name]: undefined }).success).toBe(false);
    expect(eventRegistration.schema.safeParse({ ...EVENT, [name]: '' }).success).toBe(false);
  });

  test('is registered for with a form that needs no script, and names the event', async () => {
    const html = await render({}, 'de-de');
    expect(html).toContain('<form class="form" method="post" action="/de-de/event-registration"');
    expect(html).not.toContain('data-behavior');
    for (const [name, value] of Object.entries({
      requestType: 'group-hike',
      organisation: 'Ridge Club',
      eventId: 'tarn',
    }))
      expect(html).toContain(`<input type="hidden" name="${name}" value="${value}">`);
  });

  test('asks for what it needs, with a label for each field', async () => {
    const html = await render({ asksName: false });
    expect(html).toContain('<label for="s1-email">Email</label>');
    expect(html).toMatch(/id="s1-people" name="people" value="1" required type="number"[^>]* min="1" max="20"/);
    expect(html).not.toContain('name="name"');
    expect(await render({ asksName: false, asksEmail: false, asksPeople: false })).not.toContain('<label');
  });

  test('explains what registering means, in the editor’s own words where there are some', async () => {
    expect(await render({})).toContain('<p>We use what you enter for this event and nothing else.</p>');
    expect(await render({ html: '<p>Ours.</p>' })).toMatch(/<div class="prose">\s*<p>Ours\.<\/p>/);
  });

  test('takes no registration once it has begun', async () => {
    const html = await render({ start: '2020-06-12T08:00:00-06:00' });
    expect(html).toContain('Registration has closed');
    expect(html).not.toContain('<form');
  });
});
