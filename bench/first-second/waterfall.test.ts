import { describe, expect, test } from 'vitest';
import { formatWaterfall, type Timeline } from './waterfall.ts';

const timeline: Timeline = {
  load: 800,
  quiet: 1000,
  requests: [
    {
      url: 'https://127.0.0.1:1/_astro/shell.js',
      type: 'Script',
      priority: 'High',
      initiator: undefined,
      start: 500,
      response: 750,
      end: 1000,
      size: 6300,
    },
  ],
  probe: {
    fcp: 250,
    lcp: 500,
    longTasks: [{ start: 600, duration: 100 }],
    frames: [
      { start: 590, duration: 120, layout: 20, scripts: [{ source: 'import.then shell.js', duration: 70, layout: 5 }] },
    ],
  },
};

describe('formatWaterfall', () => {
  const lines = formatWaterfall(timeline).split('\n');

  test('draws when a request waits and when it receives, with its size', () => {
    const wait = ' '.repeat(30) + '.'.repeat(15);
    expect(lines[0]).toContain(`|${wait}${'='.repeat(15)}|   500  1000  /_astro/shell.js`);
    expect(lines[0]).toContain('6.3 kB  High     Script');
  });

  test('marks the paints, load and quiet', () => {
    expect(lines[1]).toBe(`|${`${' '.repeat(15)}^`.padEnd(60)}|   250   250  first contentful paint`);
    expect(lines.slice(2, 5).map((line) => line.slice(76))).toEqual(['largest contentful paint', 'load', 'quiet']);
  });

  test('says what a long task consisted of', () => {
    expect(lines[5]).toContain(
      'long task, 100 ms: import.then shell.js 70 (layout in it 5); styles, layout and paint 20',
    );
  });
});
