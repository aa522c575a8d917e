import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { Parser } from 'htmlparser2';
import { FLAG_DEFAULTS } from '../cms/site/flags.ts';
import { DEFAULT_SITES } from '../cms/site/sites.default.ts';
import { NO_FRAGMENTS } from '../cms/fragments.ts';
import { compilePage } from './compile.ts';
import { DEFINITIONS } from './registry.ts';
import { resolvePage } from './resolve.ts';
import Sections from './Sections.astro';

const RUNS = 2_000;
const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  "';alert(1)//",
  '</style><script>alert(1)</script>',
  '<svg/onload=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  '\u0000\uFFFF\u202E',
  'x'.repeat(30_000),
];

type Json = fc.JsonValue | undefined;
interface Item {
  type: string;
  id: string;
  content: unknown;
  [name: string]: unknown;
}

const SAMPLES: readonly Item[] = [...DEFINITIONS.values()].flatMap(({ type, samples }) =>
  Object.entries(samples).map(([variant, content]) => ({ type, id: `${type}-${variant}`, variant, content })),
);
const GUARD: Item = { type: 'banner', id: 'guard', content: { title: 'Still here' } };

/** Replaces, removes or duplicates the value at a random path of an item. */
function mutate(
  value: unknown,
  steps: readonly number[],
  change: { kind: 'set' | 'remove' | 'double'; to: Json },
): unknown {
  const [step = 0, ...rest] = steps;
  if (typeof value !== 'object' || value === null) return change.to;
  const keys = Object.keys(value);
  const key = keys[step % Math.max(1, keys.length)];
  if (key === undefined || rest.length === 0) return change.to;
  const entries = Object.entries(value).flatMap(([name, entry]): [string, unknown][] => {
    if (name !== key) return [[name, entry]];
    if (rest.length > 1) return [[name, mutate(entry, rest, change)]];
    if (change.kind === 'remove') return [];
    return change.kind === 'double'
      ? [[name, Array.isArray(entry) ? [...entry, ...entry] : [entry, entry]]]
      : [[name, change.to]];
  });
  return Array.isArray(value) ? entries.map(([, entry]) => entry) : Object.fromEntries(entries);
}

const change = fc.record({
  kind: fc.constantFrom('set', 'remove', 'double'),
  to: fc.oneof(fc.constantFrom(...HOSTILE), fc.jsonValue({ maxDepth: 3 })),
});
const mutation = fc.tuple(fc.nat(SAMPLES.length - 1), fc.array(fc.nat(12), { minLength: 2, maxLength: 7 }), change);

/** Finds what must never be in the HTML, parsed like a browser does. */
function dangers(html: string): readonly string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (['script', 'style', 'iframe', 'object', 'embed', 'base', 'link', 'meta'].includes(name))
        found.push(`<${name}>`);
      for (const [attribute, value] of Object.entries(attributes)) {
        if (attribute.startsWith('on') || attribute === 'style' || attribute === 'srcdoc') found.push(attribute);
        if (
          /^\s*(?:javascript|vbscript|data:text)/i.test(value) &&
          /^(?:href|src|action|formaction|poster)$/.test(attribute)
        ) {
          found.push(`${attribute}=${value.slice(0, 40)}`);
        }
      }
    },
  });
  parser.end(html);
  return found;
}

describe('a page with mutated sections', () => {
  let container: AstroContainer;
  beforeAll(async () => {
    container = await AstroContainer.create();
  });

  async function render(main: readonly unknown[]): Promise<string> {
    const log = { info() {}, warn() {}, error() {} };
    const context = { definitions: DEFINITIONS, imageHosts: [], localizeHref: (href: string) => href, log };
    const compiled = compilePage({ 'over-image': [], main, 'lazy-main': [] }, context);
    const call = () => Promise.reject(new Error('the catalogue is away'));
    const page = await resolvePage(compiled, {
      load: { call, document: async () => undefined, siteId: 'us', locale: 'en-us' },
      experiences: { decide: () => undefined },
      log,
    });
    const shop = {
      log,
      preview: undefined,
      locale: 'en-us',
      sitesConfig: DEFAULT_SITES,
      site: DEFAULT_SITES.sites['us'],
      flags: { ...FLAG_DEFAULTS, loyalty: true },
      fragments: NO_FRAGMENTS,
      imageSources: { revision: 0, find: async () => undefined },
      imageHosts: [],
      embedHosts: [],
      captcha: 'sandbox',
      readSession: async () => undefined,
      checksLocation: false,
      cache: { store: true, tags: new Set() },
    };
    return container.renderToString(Sections, {
      props: { items: page.slots.main },
      locals: { shop } as unknown as App.Locals,
    }); // the part sections may read
  }

  test(`keeps its other sections and renders nothing dangerous, ${RUNS} times`, { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(mutation, { minLength: 1, maxLength: 4 }), async (mutations) => {
        const broken = mutations.map(([index, steps, how]) => mutate(SAMPLES[index], steps, how));
        const html = await render([{ ...GUARD, id: 'first' }, ...broken, { ...GUARD, id: 'last' }]);
        expect(html.indexOf('data-section-id="first"')).toBeGreaterThanOrEqual(0);
        expect(html.lastIndexOf('data-section-id="last"')).toBeGreaterThan(html.indexOf('data-section-id="first"'));
        expect(html.match(/Still here/g)).toHaveLength(2);
        expect(dangers(html)).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  });

  test('renders every sample of every section', async () => {
    const withoutData = SAMPLES.filter(({ type }) => DEFINITIONS.get(type)?.loader === undefined);
    const html = await render(withoutData);
    for (const { id } of withoutData) expect(html).toContain(`data-section-id="${id}"`);
  });
});
