import { cleanup, render } from '@testing-library/react';
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

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
