import { describe, expect, test } from 'vitest';
import { createEventDispatcher } from './event-dispatcher.ts';

const event = {
  url: 'https://events.example.com/v1/events',
  httpVerb: 'POST' as const,
  params: {
    account_id: '1',
    project_id: '2',
    revision: '1',
    client_name: 'node-sdk',
    client_version: '6.6.1',
    anonymize_ip: true,
    enrich_decisions: true,
    visitors: [],
  },
};

/** Sends the event to an endpoint that answers with the status. */
function dispatch(statusCode: number) {
  const response = { statusCode, body: '', headers: {} };
  const makeRequest = () => ({ responsePromise: Promise.resolve(response), abort() {} });
  return createEventDispatcher({ handler: { makeRequest }, eventsUrl: undefined }).dispatchEvent(event);
}

describe('the dispatcher of events', () => {
  test.each([200, 202, 204, 299])('accepts the status %i', async (status) => {
    expect(await dispatch(status)).toEqual({ statusCode: status });
  });

  test.each([0, 199, 301, 304, 400, 404, 429, 500, 503])(
    'rejects the status %i, so that it is sent again',
    async (status) => {
      await expect(dispatch(status)).rejects.toThrow(`answered ${status}.`);
    },
  );
});
