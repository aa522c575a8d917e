import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestGateway, startBrowser } from '../../stores/core/browser.test-support.ts';
import type { Dialog } from '../../stores/core/dialogs.ts';
import type { DialogEntry } from '../kit/dialog-entry.ts';

const assign = vi.fn<(href: string) => void>();
const interests = { name: 'interests', argument: '', shape: 'modal' } as const;
const entry = (guard?: DialogEntry['guard']): DialogEntry => ({
  load: () => Promise.reject(new Error('not loaded here')),
  title: 'shell.close',
  ...(guard && { guard }),
});

interface GuardCase {
  readonly isSignedIn: boolean;
  readonly wanted?: Dialog;
}

/** Runs the guard; also returns the dialog requested afterwards. */
async function ask(guard: DialogEntry['guard'], { isSignedIn, wanted = interests }: GuardCase) {
  const { $session } = await import('../../stores/core/session.ts');
  const { $dialog } = await import('../../stores/core/dialogs.ts');
  const { mayOpen } = await import('./dialog-guards.ts');
  const consumerType = isSignedIn ? 'REGISTERED' : 'GUEST';
  $session.set({ consumerNo: '1', consumerType, loggedIn: isSignedIn, expiresIn: 1 });
  $dialog.set(wanted);
  return { mayOpen: await mayOpen(interests, entry(guard)), wanted: $dialog.get()?.name };
}

describe('the guard of a dialog', () => {
  beforeEach(() => {
    startBrowser(createTestGateway());
    assign.mockClear();
    vi.stubGlobal('location', { pathname: '/c/all', search: '?sort=name', assign });
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('admits everybody where there is none', async () => {
    expect(await ask(undefined, { isSignedIn: false })).toMatchObject({ mayOpen: true });
  });

  test('admits signed-in customers', async () => {
    expect(await ask('signed-in', { isSignedIn: true })).toMatchObject({ mayOpen: true });
    expect(assign).not.toHaveBeenCalled();
  });

  test('redirects a guest to sign in, in the dialog or on the page, and back', async () => {
    const { DIALOGS } = await import('./dialog-registry.ts');
    const { mayOpen, wanted } = await ask('signed-in', { isSignedIn: false });
    expect(mayOpen).toBe(false);
    const page = `/sign-in?return=${encodeURIComponent('/c/all?sort=name#modal=interests')}`;
    const isDialog = 'sign-in' in DIALOGS;
    expect({ wanted, pages: assign.mock.calls }).toEqual(
      isDialog ? { wanted: 'sign-in', pages: [] } : { wanted: 'interests', pages: [[page]] },
    );
  });

  test('opens a requested dialog once: not again after it was reached on another way', async () => {
    await ask('signed-in', { isSignedIn: false });
    expect(await ask('signed-in', { isSignedIn: true })).toMatchObject({ mayOpen: true });
    const { takeRequestedDialog } = await import('./dialog-guards.ts');
    expect(takeRequestedDialog()).toBeUndefined();
  });

  test('redirects a signed-in customer to the account', async () => {
    expect(await ask('signed-out', { isSignedIn: true })).toMatchObject({ mayOpen: false });
    expect(assign).toHaveBeenCalledExactlyOnceWith('/account');
  });

  test('redirects nobody once another dialog is requested', async () => {
    const wanted = { ...interests, name: 'content' };
    expect(await ask('signed-out', { isSignedIn: true, wanted })).toMatchObject({ mayOpen: false });
    expect(assign).not.toHaveBeenCalled();
  });
});
