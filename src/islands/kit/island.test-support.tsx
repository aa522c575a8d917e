import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import { messagesOf } from '../../i18n/translate.ts';
import { replaceNetwork, sessionOf, type Respond, type SentRequest } from '../../stores/core/network.test-support.ts';
import { MessagesContext } from './text.ts';

const messages = messagesOf('en-us');

/** Replaces the network of the page and returns the requests so far, without those for the session and the messages. */
export const replaceIslandNetwork = (respond: Respond): readonly SentRequest[] =>
  replaceNetwork(respond, (call) => (call.startsWith('GET /fapi/i18n/') ? Response.json(messages) : sessionOf()(call)));

/** Renders a part of an island with the messages of en-us. */
export function renderIsland(part: ReactNode) {
  return render(part, { wrapper: ({ children }) => <MessagesContext value={messages}>{children}</MessagesContext> });
}

/** The control with this label. */
export const control = (label: string): HTMLInputElement => screen.getByLabelText<HTMLInputElement>(label);

export function enter(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) fireEvent.change(control(label), { target: { value } });
}

export const press = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name }));

/** The texts of the announced errors. */
export const alerts = (): readonly (string | null)[] =>
  screen.queryAllByRole('alert').map(({ textContent }) => textContent);

/** The text that the control with this label refers to: its hint and its error. */
export function descriptionOf(label: string): string {
  const ids = control(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
