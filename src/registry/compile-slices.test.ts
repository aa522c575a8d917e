import { beforeAll, describe, expect, test } from 'vitest';
import { loadDefinitions } from '../../backend/content/lint/definitions.ts';
import { longestTask, timeOf } from '../../tests/harness/browser/longest-task.ts';
import type { SectionDefinition } from '../cms/sections/section.ts';
import { SECTION_COUNT_LIMIT } from '../config.ts';
import { compilePage, compilePageInSlices, type CompileContext } from './compile.ts';
import { isSkipped, type CompiledPage } from './compiled.ts';

const html = '<p>Leather <b>that</b> ages well. </p>'.repeat(40);
const main = Array.from({ length: SECTION_COUNT_LIMIT }, (_, index) => ({
  type: index % 100 === 99 ? 'nope' : 'rich-text',
  id: `t${index}`,
  content: { html },
}));
const slots = { 'over-image': [], main, 'lazy-main': [] };

let definitions: ReadonlyMap<string, SectionDefinition>;
beforeAll(async () => {
  definitions = await loadDefinitions();
});

function contextWith(lines: object[] = []): CompileContext {
  const note = (fields: object) => void lines.push(fields);
  const log = { info: note, warn: note, error: note };
  return { definitions, imageHosts: [], localizeHref: (href) => href, log };
}

const shownOf = ({ slots: { main: items }, hasTitle }: CompiledPage) => ({
  hasTitle,
  items: items.map((item) => (isSkipped(item) ? item : { ...item, variantOf: undefined })),
});

describe('a page with the maximum number of sections', () => {
  test('compiles in time slices to the same result and log as at once', async () => {
    const [inOneGo, inSlices]: [object[], object[]] = [[], []];
    const page = shownOf(compilePage(slots, contextWith(inOneGo)));
    expect(shownOf(await compilePageInSlices(slots, contextWith(inSlices)))).toEqual(page);
    expect(inSlices).toEqual(inOneGo);
    expect(inOneGo).toHaveLength(SECTION_COUNT_LIMIT / 100);
  });

  test('yields to other work while it is compiled', async () => {
    const atOnce = timeOf(() => compilePage(slots, contextWith()));
    const longest = await longestTask(() => compilePageInSlices(slots, contextWith()));
    expect(longest).toBeLessThan(atOnce / 2);
  });
});
