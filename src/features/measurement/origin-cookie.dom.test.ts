// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { createMemory } from './memory.ts';
import { shareOrigins } from './origin-cookie.ts';

const shared = () => /aisle-origins=([^;]+)/.exec(document.cookie)?.[1];

beforeEach(() => {
  sessionStorage.clear();
  document.cookie = 'aisle-origins=; Max-Age=0; Path=/';
});

test('origins are shared as they are remembered, the latest last', () => {
  const memory = createMemory(() => true, shareOrigins);
  memory.setOrigin('boot', 'grid', undefined);
  memory.setOrigin('shoe', 'search', 'autumn');
  memory.setOrigin('boot', 'shop-the-look', undefined);
  expect(shared()).toBe('shoe=search&boot=shop-the-look');
  expect(memory.read()).toMatchObject({ origins: { boot: 'shop-the-look' }, tracking: { shoe: 'autumn' } });
});

test('those of another tab stay', () => {
  shareOrigins([['boot', 'grid']]);
  createMemory(() => true, shareOrigins).setOrigin('shoe', 'search', undefined);
  expect(shared()).toBe('boot=grid&shoe=search');
});

test('nothing is shared before the consent, and all that was remembered with it', () => {
  let isAllowed = false;
  const memory = createMemory(() => isAllowed, shareOrigins);
  memory.setOrigin('boot', 'grid', undefined);
  memory.setOrigin('shoe', 'nowhere', undefined);
  expect(shared()).toBeUndefined();
  isAllowed = true;
  memory.save();
  expect(shared()).toBe('boot=grid');
});
