import { describe, expect, test } from 'vitest';
import { pageFigures, type Visits } from './figures.ts';
import type { LoadVisit } from './load-visit.ts';

function load(fcp: number, more: Partial<LoadVisit> = {}): LoadVisit {
  const probe = { fcp, lcp: fcp, lcpElement: 'img', cls: 0, longTasks: [], frames: [], events: [] };
  const nothing = { requests: [], scriptBytes: 0, interactions: { 'open cart': 64 }, errors: [] };
  return { probe, load: 1000, quiet: 1200, ...nothing, ...more };
}

const early = (lostTaps: number, errors: readonly string[] = []) => ({ opened: 900, lostTaps, errors });

function readFigure(name: string, shop: Visits, plain: Visits) {
  const figures = pageFigures({ page: { name: 'home', path: '/' }, shop, plain });
  return figures.find((figure) => figure.name === `home: ${name}`);
}

const plain: Visits = { loads: [load(800)], early: [early(0)] };

describe('pageFigures', () => {
  test('compares medians of the runs', () => {
    const shop = { loads: [load(3000), load(1000), load(900)], early: [early(0)] };
    expect(readFigure('FCP', shop, plain)).toMatchObject({ aisle: 1000, limit: { value: 800 } });
  });

  test('counts only the part of a long task that is after the first paint as blocking', () => {
    const { probe } = load(800);
    const longTasks = [
      { start: 100, duration: 300 },
      { start: 700, duration: 200 },
      { start: 1000, duration: 70 },
    ];
    const shop = { loads: [load(800, { probe: { ...probe, longTasks } })], early: [early(0)] };
    expect(readFigure('TBT', shop, plain)?.aisle).toBe(50 + 20);
    expect(readFigure('longest task', shop, plain)?.aisle).toBe(300);
  });

  test('reports the worst run for lost taps, and errors of all visits', () => {
    const shop = {
      loads: [load(1, { errors: ['a'] }), load(1), load(1)],
      early: [early(0), early(4, ['b']), early(0)],
    };
    expect(readFigure('early taps lost', shop, plain)?.aisle).toBe(4);
    expect(readFigure('errors of the page', shop, plain)?.aisle).toBe(2);
  });

  test('takes the worst interaction of each run, at the 75th percentile', () => {
    const runs = [40, 48, 56, 200].map((cart) => load(1, { interactions: { cart, menu: 32 } }));
    expect(readFigure('worst interaction, p75', { loads: runs, early: [early(0)] }, plain)?.aisle).toBe(56);
  });

  test('compares the time until quiet with the load of the plain page', () => {
    const figure = readFigure('quiet, beside the load of the plain page', plain, plain);
    expect(figure).toMatchObject({ aisle: 1200, limit: { value: 1000 } });
  });
});
