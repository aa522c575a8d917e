import { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { categoryOfEvent, EVENT_CATEGORIES } from './event-categories.ts';
import { EVENT_LIST, EVENT_NAMES as NAMES, eventErrors, type EventName } from './event-list.ts';

const HEAD = `# The data layer

Generated from \`src/lib/measurement/\` by its test (\`npx vitest run src/lib/measurement -u\`); do not edit. How events come to the tag manager: [decision 133](decisions/133-data-layer.md).

Every event is one object in \`window.dataLayer\`, with its name in \`event\`, its category in \`event_category\` and the route on which it happened in \`page_name\`: an event that was not pushed before its page was left is pushed on the next one.
E-commerce events have their data in \`ecommerce\`, and \`{ ecommerce: null }\` is pushed before each of them. An editor sees the events of a page in its preview as they happen, with their errors.

**Consent.** Nothing is pushed, stored or requested before the visitor allows C0002. Events from before the choice wait in the page and are pushed after it, or are gone with the page. After a withdrawal nothing is pushed.

**Page views.** \`page-data\` is the page view and comes before every other event of a page. These changes without a load are page views: a list with other filters, another order or another page of results; a step of the checkout; a page that returns from the browser's back/forward cache. These are none: another color or size, a dialog or the mini cart, an answer of a form, more of a row.

**Interaction origins** say where the visitor came from into a product: [contract.md](contract.md#interaction-origins). A visitor who came from no list of the shop is \`direct-to-pdp\`. The origin goes with the product to its page, the cart and the order, whose lines keep it.
`;

interface JsonField {
  readonly type?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly $ref?: string;
  readonly items?: JsonField;
  readonly properties?: Readonly<Record<string, JsonField>>;
  readonly required?: readonly string[];
}

function typeOf(field: JsonField): string {
  if (field.$ref !== undefined) return 'item';
  if (field.enum) return field.enum.join(' \\| ');
  if (field.const !== undefined) return String(field.const);
  return field.type === 'array' ? `list of ${typeOf(field.items ?? {})}` : (field.type ?? '');
}

/** The fields of an object, those of its objects below it. */
function rowsOf({ properties = {}, required = [] }: JsonField, prefix = ''): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const presence = required.includes(name) ? '' : 'optional';
    const row = `| \`${prefix}${name}\` | ${typeOf(field)} | ${presence} | ${field.description ?? ''} |`;
    return field.properties ? rowsOf(field, `${prefix}${name}.`) : [row];
  });
}

// The library's own type of a JSON Schema is wider than what these schemas need.
const jsonOf = (schema: z.ZodType) =>
  z.toJSONSchema(schema, { io: 'input' }) as JsonField & { $defs?: Record<string, JsonField> };

const table = (rows: readonly string[]) =>
  rows.length === 0 ? 'No fields.' : ['| field | type | | |', '| --- | --- | --- | --- |', ...rows].join('\n');

function describeEvent(name: EventName): string {
  const { when, fields, example } = EVENT_LIST[name];
  const pushed = { event: name, event_category: categoryOfEvent(name), page_name: 'p-slug', ...example };
  return `### ${name}\n\n${when}\n\n${table(rowsOf(jsonOf(fields)))}\n\n\`\`\`json\n${JSON.stringify(pushed, undefined, 2)}\n\`\`\`\n`;
}

function describeCategory(category: string): string {
  const names = NAMES.filter((name) => EVENT_LIST[name].category === category);
  return `## ${category}\n\n${names.map(describeEvent).join('\n')}`;
}

function describeItem(): string {
  const item = jsonOf(EVENT_LIST.view_item.fields).$defs?.['item'] ?? {};
  return `## The item\n\nA product in \`ecommerce.items\`.\n\n${table(rowsOf(item))}\n`;
}

describe('the list of events', () => {
  test('is docs/measurement.md', async () => {
    const text = [HEAD, ...EVENT_CATEGORIES.map(describeCategory), describeItem()].join('\n');
    await expect(text).toMatchFileSnapshot('../../../docs/measurement.md');
  });

  test.each(NAMES)('has a valid example of %s, in the category that browsers send', (name) => {
    const { category, example } = EVENT_LIST[name];
    expect(categoryOfEvent(name)).toBe(category);
    expect(eventErrors({ event: name, event_category: category, page_name: 'p-slug', ...example })).toEqual([]);
  });

  test('has an event in every category', () => {
    const used = new Set(NAMES.map((name) => EVENT_LIST[name].category));
    expect(EVENT_CATEGORIES.filter((category) => !used.has(category))).toEqual([]);
  });
});

describe('the errors of an event', () => {
  const pushed = { event: 'scroll_depth', event_category: 'Navigation', page_name: 'index', percent: 50 };

  test('name the field', () => {
    expect(eventErrors({ ...pushed, percent: 60 })).toEqual([expect.stringMatching(/^percent: /)]);
    expect(eventErrors({ ...pushed, email: 'x' })).toEqual([expect.stringContaining('email')]);
  });

  test('name an event that is not in the list', () => {
    expect(eventErrors({ event: 'toString' })).toEqual(['event: "toString" is not in the event list']);
    expect(eventErrors(null)).toHaveLength(1);
  });
});
