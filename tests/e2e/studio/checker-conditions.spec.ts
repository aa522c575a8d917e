import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Finding, Report } from '../../../src/studio/lib/checker-report.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { checkAccessibility } from '../../harness/browser/checker.ts';
import { pageOf } from '../../harness/content-folder.ts';
import { writeFaultyContent, type FaultyContent } from '../../harness/broken-content.ts';
import { rich } from '../../harness/broken-section-items.ts';
import { startShop, type Shop } from '../../harness/shop.ts';

/** The expected result of a rule with conditions: finding, question, or neither. */

const links = (id: string, one: string, other: string) =>
  rich(id, `<p>Two charts: <a href="${one}">the ${id} chart</a> and <a href="${other}">the ${id} chart</a>.</p>`).item;

const PAGES = {
  'same-links': pageOf([
    links('copied', '/chart-one', '/chart-two'),
    links('moved', '/chart-one', '/en-us/chart-one'),
    links('other', '/chart-one', '/chart-three'),
    links('query', '/chart-one?size=1', '/chart-one?size=2'),
    links('foreign', 'https://example.com/chart', 'https://example.org/chart'),
  ]),
  'chart-one': pageOf([rich('chart', '<h1>Sizes</h1><p>27 centimetres are a 42.</p>').item], 'Chart'),
  'chart-two': pageOf([rich('chart', '<h1>Sizes</h1><p>27 centimetres are a 42.</p>').item], 'Chart'),
  'chart-three': pageOf([rich('chart', '<h1>Sizes</h1><p>24 centimetres are a 38.</p>').item], 'Another chart'),
  films: pageOf([rich('place', '<h1>Films</h1><p>Below is a film.</p>').item]),
};

let content: FaultyContent;
let shop: Shop;

test.beforeAll(async () => {
  content = writeFaultyContent();
  for (const [name, document] of Object.entries(PAGES)) {
    writeFileSync(
      join(content.path, 'us', 'en-us', 'page', `${name}.json`),
      JSON.stringify({ ...document, slug: name }),
    );
  }
  shop = await startShop({ env: { CONTENT_DIR: content.path } });
});
test.afterAll(async () => {
  await shop.stop();
  content.remove();
});

const rulesOf = (findings: readonly Finding[]): readonly string[] => [...new Set(findings.map(({ rule }) => rule))];

test('links with equal text are compared by their final target', async ({ page }) => {
  await page.goto(`${shop.origin}/same-links?preview=true`);
  const { findings, questions } = await checkAccessibility(page);
  const sectionsOf = (list: readonly Finding[]) =>
    list.filter(({ rule }) => rule === 'link-text-ambiguous').map(({ sectionId }) => sectionId);
  expect(sectionsOf(findings)).toEqual(['other', 'query']);
  expect(sectionsOf(questions)).toEqual(['foreign']);
});

/** Six seconds of a tone. */
function recording(): Buffer {
  const [rate, seconds] = [8_000, 6];
  const head = Buffer.alloc(44);
  const tone = Buffer.from(Array.from({ length: rate * seconds }, (_, at) => 128 + Math.round(60 * Math.sin(at / 3))));
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + tone.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(tone.length, 40);
  return Buffer.concat([head, tone]);
}

/**
 * Returns the report of a page with this markup in a section; `data-look` replaces `style`, which the page's policy
 * forbids.
 */
async function reportWith(page: Page, markup: string): Promise<Report> {
  await page.route('**/recording.wav', (route) => route.fulfill({ contentType: 'audio/wav', body: recording() }));
  await page.goto(`${shop.origin}/films?preview=true`);
  await page.locator('[data-section-id="place"] p').evaluate(async (element, html) => {
    element.insertAdjacentHTML('afterend', html);
    const styled = element.parentElement?.querySelectorAll<HTMLElement>('[data-look]') ?? [];
    for (const one of styled) one.style.cssText = one.dataset.look ?? '';
    const media = [...(element.parentElement?.querySelectorAll('video, audio') ?? [])];
    const isKnown = (one: Element) => one instanceof HTMLMediaElement && one.readyState > 0;
    while (!media.every(isKnown)) await new Promise(requestAnimationFrame);
  }, markup);
  return checkAccessibility(page);
}

const AUDIBLE = 'src="/media/recording.wav"';
const SILENT = 'src="/media/films/resoling.webm"';
const LONG_TEXT =
  'The old sole is cut off at the welt, the new one is glued and pressed for two days, then its edge is ground and the boot is waxed.';

interface Case {
  readonly title: string;
  readonly markup: string;
  readonly found?: readonly string[];
  readonly asked?: readonly string[];
}

const MEDIA_CASES: readonly Case[] = [
  { title: 'a film that is heard', markup: `<video ${AUDIBLE} controls></video>`, found: ['film-without-captions'] },
  { title: 'a film without a sound track', markup: `<video ${SILENT} controls></video>` },
  { title: 'a film that nobody sees', markup: `<video ${AUDIBLE} controls hidden></video>` },
  {
    title: 'a film that shows a text again',
    markup: `<p>${LONG_TEXT} Below is the same as a film.</p><video ${AUDIBLE} controls></video>`,
    asked: ['film-text-beside'],
  },
  {
    title: 'a film whose text is hidden',
    markup: `<p hidden>Transcript: ${LONG_TEXT}</p><video ${AUDIBLE} controls></video>`,
    found: ['film-without-captions'],
  },
  { title: 'sound that starts', markup: `<audio ${AUDIBLE} autoplay></audio>`, found: ['sound-without-stop'] },
  { title: 'sound with controls', markup: `<audio ${AUDIBLE} autoplay controls></audio>` },
  { title: 'two seconds of a sound', markup: '<audio src="/media/recording.wav#t=1,3" autoplay></audio>' },
  {
    title: 'sound with a button',
    markup: `<audio ${AUDIBLE} autoplay></audio><button type="button">Stop the music</button>`,
  },
  {
    title: 'sound with a button that has no name',
    markup: `<audio ${AUDIBLE} autoplay></audio><button type="button" aria-label=" "></button>`,
    found: ['sound-without-stop', 'button-name'],
  },
  { title: 'a silent film that starts', markup: `<video ${SILENT} autoplay></video>`, found: ['motion-without-stop'] },
];

for (const { title, markup, found = [], asked = [] } of MEDIA_CASES) {
  test(`${title} is checked by its sound and its controls`, async ({ page }) => {
    const { findings, questions } = await reportWith(page, markup);
    expect({ found: rulesOf(findings).toSorted(), asked: rulesOf(questions) }).toEqual({
      found: found.toSorted(),
      asked,
    });
  });
}

test('a single sign is asked about, and text of its ground’s colour counts only where it is read out', async ({
  page,
}) => {
  const report = await reportWith(
    page,
    '<p data-look="background: #fff; color: #bbb">X</p><p aria-hidden="true" data-look="background: #fff; color: #fff">Nobody sees this.</p>',
  );
  expect(rulesOf(report.findings)).toEqual([]);
  expect(report.questions.map(({ rule, html }) => `${rule} ${html.slice(-5)}`)).toEqual(['color-contrast X</p>']);
});

const CONTRAST = ['color-contrast', 'text-on-ground', 'text-over-picture'];

test('colours are judged as the shop has them, not as a reader’s system forces them', async ({ page }) => {
  await page.route('**/media/films/sole.mp4', (route) => route.fulfill({ contentType: 'video/mp4', body: '' }));
  const contrastOf = async (forcedColors: 'active' | 'none') => {
    await page.emulateMedia({ forcedColors });
    await page.goto(`${shop.origin}/faults-media?preview=true`);
    await page.locator('[data-section-id="german"] p').evaluate((text) => {
      text.style.color = '#bbb';
      text.style.background = '#fff';
    });
    const { findings, questions, sections } = await checkAccessibility(page);
    expect(sections.length).toBeGreaterThan(5);
    return [...findings, ...questions].filter(({ rule }) => CONTRAST.includes(rule)).map(({ rule }) => rule);
  };
  expect((await contrastOf('none')).toSorted()).toEqual(['color-contrast', 'text-over-picture']);
  expect(await contrastOf('active')).toEqual([]);
});
