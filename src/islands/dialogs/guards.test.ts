import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { $dialog } from '../../stores/dialogs.ts';
import { $session } from '../../stores/session.ts';
import type { DialogEntry } from './dialog-entry.ts';
import { mayOpen } from './guards.ts';

vi.stubEnv('SSR', false);

const assign = vi.fn<(href: string) => void>();
const interests = { name: 'interests', argument: '', shape: 'modal' } as const;
const entry = (guard?: DialogEntry['guard']): DialogEntry => ({
  load: () => Promise.reject(new Error('not loaded here')),
  title: 'shell.close',
  ...(guard && { guard }),
});

function enter(isSignedIn: boolean): void {
  $session.set({
    consumerNo: '1',
    consumerType: isSignedIn ? 'REGISTERED' : 'GUEST',
    loggedIn: isSignedIn,
    expiresIn: 1,
  });
}

describe('a guard of a dialog', () => {
  beforeEach(() => {
    assign.mockClear();
    vi.stubGlobal('location', { pathname: '/c/all', search: '?sort=name', assign });
    vi.stubGlobal('document', { querySelector: () => null, documentElement: { getAttribute: () => null } });
    $dialog.set(interests);
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('lets everybody in where there is none', async () => {
    enter(false);
    expect(await mayOpen(interests, entry())).toBe(true);
  });

  test('lets in who is signed in', async () => {
    enter(true);
    expect(await mayOpen(interests, entry('signed-in'))).toBe(true);
    expect(assign).not.toHaveBeenCalled();
  });

  test('leads a guest to sign in, and back to the dialog', async () => {
    enter(false);
    expect(await mayOpen(interests, entry('signed-in'))).toBe(false);
    const asked = $dialog.get()?.name === 'sign-in';
    const back = `/sign-in?return=${encodeURIComponent('/c/all?sort=name#modal=interests')}`;
    if (!asked) expect(assign).toHaveBeenCalledExactlyOnceWith(back);
  });

  test('leads who is signed in to their account', async () => {
    enter(true);
    expect(await mayOpen(interests, entry('signed-out'))).toBe(false);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/account');
  });

  test('leads nobody anywhere once another dialog is wanted', async () => {
    enter(true);
    $dialog.set({ ...interests, name: 'content' });
    expect(await mayOpen(interests, entry('signed-out'))).toBe(false);
    expect(assign).not.toHaveBeenCalled();
  });
});
