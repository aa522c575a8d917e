import { describe, expect, test } from 'vitest';
import { AROUND, type Finding, type Report } from '../../lib/checker-report.ts';
import { AXE_ADVICE, adviceOfAxe } from '../axe-advice.ts';
import { choicesOf, groupsOf, NO_FILTER } from './filters.ts';
import { reportAsText, summaryOf } from './report-text.ts';

const finding = (rule: string, more: Partial<Finding>): Finding => ({
  id: rule,
  rule,
  source: 'aisle',
  impact: 'minor',
  selector: 'p',
  html: '<p>',
  summary: 'What is wrong.',
  advice: 'What to do.',
  helpUrl: 'https://example.com',
  ...more,
});

const REPORT: Report = {
  title: 'Home',
  url: 'http://localhost/',
  locale: 'en-us',
  revisions: ['r1'],
  width: 1280,
  theme: 'light',
  checkedAt: '2026-01-01T00:00:00.000Z',
  milliseconds: 100,
  sections: [
    { path: 'main.0', type: 'hero', id: 'a' },
    { path: 'main.1', type: 'banner', id: 'b' },
  ],
  findings: [
    finding('one', { sectionPath: 'main.0', sectionType: 'hero', sectionId: 'a', impact: 'serious', field: 'title' }),
    finding('two', { sectionPath: 'main.1', sectionType: 'banner', sectionId: 'b', source: 'axe' }),
    finding('three', { source: 'axe' }),
  ],
  questions: [finding('four', { source: 'axe', summary: 'Is this a heading?' })],
};

describe('a report', () => {
  test('is grouped by section, findings outside of sections last', () => {
    expect(groupsOf(REPORT, NO_FILTER).map(({ title }) => title)).toEqual(['hero a', 'banner b', AROUND]);
    expect(groupsOf(REPORT, { ...NO_FILTER, source: 'axe', section: AROUND })).toMatchObject([
      { findings: [{ rule: 'three' }] },
    ]);
    expect(groupsOf(REPORT, { ...NO_FILTER, impact: 'critical' })).toEqual([]);
  });

  test('counts the findings per filter option', () => {
    const { impact, source, section } = choicesOf(REPORT);
    expect(impact.map(({ label }) => label)).toEqual(['critical (0)', 'serious (1)', 'moderate (0)', 'minor (2)']);
    expect(source.map(({ value }) => value)).toEqual(['axe', 'aisle']);
    expect(section.at(-1)).toEqual({ value: AROUND, label: `${AROUND} (1)` });
  });

  test('becomes text with everything that a fix needs', () => {
    const text = reportAsText(REPORT);
    expect(text).toContain('Revision: r1');
    expect(text).toContain('hero a\n- [serious] one (title): What is wrong.\n  What to do.\n  https://example.com');
    expect(text).toContain('Please look\n- four: Is this a heading? (p)');
    expect(summaryOf({ ...REPORT, findings: [] })).toBe('No findings: 2 sections checked.');
  });
});

describe('the advice for a rule of axe', () => {
  test('is written for what content can cause, and refers to the developers for the rest', () => {
    expect(Object.keys(AXE_ADVICE).length).toBeGreaterThanOrEqual(40);
    expect(adviceOfAxe('link-name')).toMatch(/^Give the link words/);
    expect(adviceOfAxe('aria-allowed-attr')).toMatch(/Tell the developers/);
    expect(adviceOfAxe('constructor')).toMatch(/Tell the developers/);
  });
});
