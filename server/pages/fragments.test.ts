import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { ImageSource } from '../../src/lib/image-source.ts';
import { createFragments } from './fragments.ts';
import { bytesOf } from './page-html.ts';

/** A cache with a clock and images that the test changes; `rendered` counts the renderings of each name. */
function setUp() {
  const images = new Map<string, ImageSource>();
  const world = { time: 1_000, revision: 0 };
  const counts = { reused: 0, rendered: 0 };
  const imageSources = {
    get revision() {
      return world.revision;
    },
    find: async (src: string) => images.get(src),
  };
  const cache = createFragments({ imageSources, maxBytes: 100_000, counts, now: () => world.time });
  const change = (src: string, width: number) => {
    images.set(src, { width });
    world.revision += 1;
  };
  /** Shows `text` and the widths of the images, as a component would. */
  const show = (name: string, reads: readonly unknown[], srcs: readonly string[] = []) =>
    cache.fragments.render({ name, reads }, async () => {
      const found = await Promise.all(srcs.map(async (src) => (await cache.imageSources.find(src))?.width ?? 0));
      return `<p>${JSON.stringify(reads)} ${found.join()}</p>`;
    });
  return { ...cache, counts, world, change, show };
}

describe('a fragment', () => {
  test('is rendered once while what it reads is equal', async () => {
    const { show, fragments, counts } = setUp();
    const first = await show('card', [{ price: 9 }, 'en-us']);
    expect(await show('card', [{ price: 9 }, 'en-us'])).toBe(first);
    expect(fragments.find({ name: 'card', reads: [{ price: 9 }, 'en-us'] })).toBe(first);
    expect(counts).toEqual({ reused: 2, rendered: 1 });
  });

  test('is rendered anew when a value that it reads changes, and no other is', async () => {
    const { show, fragments, counts } = setUp();
    await Promise.all([show('one', [{ price: 9 }]), show('other', [{ price: 9 }])]);
    expect(fragments.find({ name: 'one', reads: [{ price: 8 }] })).toBeUndefined();
    expect(await show('one', [{ price: 8 }])).toContain('8');
    await show('other', [{ price: 9 }]);
    expect(counts).toEqual({ reused: 1, rendered: 3 });
  });

  test('is rendered anew when one of its images changes, and no other is', async () => {
    const { show, fragments, change, counts } = setUp();
    change('/a.webp', 100);
    await Promise.all([show('one', [], ['/a.webp']), show('other', [], ['/b.webp'])]);
    change('/a.webp', 200);
    expect(fragments.find({ name: 'one', reads: [] })).toBeUndefined();
    expect(await show('one', [], ['/a.webp'])).toContain('200');
    await show('other', [], ['/b.webp']);
    expect(counts).toEqual({ reused: 1, rendered: 3 });
    expect(fragments.find({ name: 'other', reads: [] })).toBeDefined();
  });

  test('is rendered anew once the time has passed until which it is valid', async () => {
    const { fragments, world } = setUp();
    const countdown = () =>
      fragments.render({ name: 'countdown', reads: [] }, async () => {
        fragments.expire(2_000);
        return world.time < 2_000 ? 'soon' : 'over';
      });
    await countdown();
    world.time = 1_999;
    expect(fragments.find({ name: 'countdown', reads: [] })).toBe('soon');
    world.time = 2_000;
    expect(fragments.find({ name: 'countdown', reads: [] })).toBeUndefined();
    expect(await countdown()).toBe('over');
    world.time = 9_000;
    expect(fragments.find({ name: 'countdown', reads: [] })).toBe('over');
  });

  test('depends on what the fragments within it read, whether they were rendered or reused', async () => {
    const { fragments, change, show, world } = setUp();
    const group = (name: string) =>
      fragments.render({ name, reads: [] }, async () => {
        await fragments.render({ name: 'timed', reads: [] }, async () => (fragments.expire(2_000), 'x'));
        return `<div>${await show('card', [], ['/a.webp'])}</div>`;
      });
    await group('first');
    await group('second');
    change('/a.webp', 300);
    expect([await group('first'), await group('second')].every((html) => html.includes('300'))).toBe(true);
    world.time = 2_500;
    expect(fragments.find({ name: 'second', reads: [] })).toBeUndefined();
  });

  test('with a script or an island is rendered each time', async () => {
    const { fragments, counts } = setUp();
    for (const html of ['<script src="a.js"></script>', '<script>1</script>', '<astro-island></astro-island>'])
      for (let round = 0; round < 2; round += 1) await fragments.render({ name: html, reads: [] }, async () => html);
    expect(counts).toEqual({ reused: 0, rendered: 6 });
  });

  test('with an inline script whose hash the page registers is stored', async () => {
    const { fragments, counts } = setUp();
    const render = async () => '<script data-stored>1</script>';
    for (let round = 0; round < 2; round += 1) await fragments.render({ name: 'one', reads: [] }, render);
    expect(counts).toEqual({ reused: 1, rendered: 1 });
  });

  test('that fails is not stored', async () => {
    const { fragments, show } = setUp();
    const failing = fragments.render({ name: 'one', reads: [] }, () => Promise.reject(new Error('no data')));
    await expect(failing).rejects.toThrow('no data');
    expect(await show('one', [])).toContain('<p>');
  });

  test('gives way to newer ones when the cache is full', async () => {
    const { show, fragments } = setUp();
    for (let count = 0; count < 200; count += 1) await show(`card ${count}`, []);
    expect(fragments.find({ name: 'card 0', reads: [] })).toBeUndefined();
    expect(fragments.find({ name: 'card 199', reads: [] })).toBeDefined();
  });

  test('holds no more memory than its own bytes', async () => {
    const imageSources = { revision: 0, find: () => undefined };
    const counts = { reused: 0, rendered: 0 };
    const { fragments, assemble } = createFragments({ imageSources, maxBytes: 10_000_000, counts });
    const before = bytesOfBuffers();
    for (let count = 0; count < 1_000; count += 1) {
      const render = () => fragments.render({ name: `card ${count}`, reads: [] }, async () => 'x'.repeat(3_000));
      await assemble(async () => new Response(await render()));
      Buffer.from('x'.repeat(30_000));
    }
    // Their memory is freed after the collection, concurrently.
    await expect.poll(() => bytesOfBuffers() - before).toBeLessThan(10_000_000);
    expect(fragments.find({ name: 'card 0', reads: [] })).toBeDefined();
  });
});

function bytesOfBuffers(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().arrayBuffers;
}

describe('a page', () => {
  const page = (parts: readonly string[]) => new Response(parts.join('\n'));

  test('has the same bytes with fragments that are new and with stored ones', async () => {
    const { assemble, show } = setUp();
    const render = async () => page(['<h1>Ä …</h1>', await show('a', ['é']), await show('b', ['€', 1]), '</main>']);
    const expected = '<h1>Ä …</h1>\n<p>["é"] </p>\n<p>["€",1] </p>\n</main>';
    for (let round = 0; round < 2; round += 1) expect(String(bytesOf((await assemble(render)).html))).toBe(expected);
  });

  test('has each fragment at its place, in whatever order they were rendered, left out or repeated', async () => {
    const { assemble, show } = setUp();
    const { html } = await assemble(async () => {
      const [last, first, unused] = [await show('last', [3]), await show('first', [1]), await show('unused', [2])];
      return page([first, last, first, unused.slice(0, 0)]);
    });
    expect(String(bytesOf(html)).match(/\[\d\]/g)).toEqual(['[1]', '[3]', '[1]']);
  });

  test('has the text of a fragment that another holds, before and after it was on a page itself', async () => {
    const { assemble, fragments, show } = setUp();
    const group = (name: string) =>
      fragments.render({ name, reads: [] }, async () => `<div>${await show('card', ['é'])}</div>`);
    const render = async (name: string) => page([await group(name), await show('card', ['é'])]);
    for (const name of ['first', 'first', 'second'])
      expect(String(bytesOf((await assemble(() => render(name))).html))).toBe(
        '<div><p>["é"] </p></div>\n<p>["é"] </p>',
      );
  });

  test('concurrent with another has its own fragments', async () => {
    const { assemble, show } = setUp();
    const render = (name: string) => assemble(async () => page([await show(name, [name]), await show('same', ['s'])]));
    const pages = await Promise.all(['a', 'b', 'c'].map(render));
    expect(pages.map(({ html }) => String(bytesOf(html)))).toEqual(
      ['a', 'b', 'c'].map((name) => `<p>["${name}"] </p>\n<p>["s"] </p>`),
    );
  });
});
