import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { valueAt } from '../../lib/json-pointer.ts';
import { $editing, changeValue, endStep, openLoose } from './document.ts';
import { $notice, $offersUndo, notify, notifyRemoved, undoRemoval } from './notice.ts';

const entries = () => valueAt($editing.get()?.working, ['items']);
const put = (items: readonly string[]) => {
  endStep();
  changeValue(['items'], items);
};

beforeEach(() => {
  vi.useFakeTimers();
  openLoose({ items: ['a', 'b', 'c'], title: 'T' });
});
afterEach(() => vi.useRealTimers());

test('takes back the removal that it tells, and nothing that was done just before at the same place', async () => {
  put(['b', 'a', 'c']);
  put(['b', 'c']);
  notifyRemoved('a');
  expect($offersUndo.get()).toBe(true);
  await undoRemoval();
  expect(entries()).toEqual(['b', 'a', 'c']);
  expect($notice.get()?.text).toBe('It is there again.');
});

test('offers to take back only what was done last', async () => {
  put(['a', 'b']);
  notifyRemoved('c');
  changeValue(['title'], 'Other');
  expect($offersUndo.get()).toBe(false);
  await undoRemoval();
  expect(entries()).toEqual(['a', 'b']);
  notify('Something else');
  expect($offersUndo.get()).toBe(false);
});
