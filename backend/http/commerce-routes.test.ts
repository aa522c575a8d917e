import { describe, expect, test } from 'vitest';
import { isApiError } from '../../src/api/core/api-error.ts';
import { checkClient } from './commerce-routes.ts';

function outcomeOf(headers: Record<string, string>): string {
  try {
    checkClient(new Headers(headers));
    return 'fine';
  } catch (error) {
    return isApiError(error) ? error.errorId : 'failed';
  }
}

describe('the headers of a client', () => {
  test.each([
    ['', 'fine'],
    ['*/*', 'fine'],
    ['application/json', 'fine'],
    ['Application/JSON; charset=utf-8', 'fine'],
    ['text/html, application/*;q=0.1', 'fine'],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'fine'],
    ['text/html', 'API406'],
    ['text/*, image/png', 'API406'],
    ['application/json;q=0, */*', 'API406'],
    ['application/json;q=0.000', 'API406'],
    ['*/*;q=0', 'API406'],
  ])('with accept %j: %s', (accept, expected) => {
    expect(outcomeOf({ accept })).toBe(expected);
  });

  test('may be omitted, but the client id may not be blank', () => {
    expect(outcomeOf({})).toBe('fine');
    expect(outcomeOf({ 'x-application': 'ECOMM' })).toBe('fine');
    expect(outcomeOf({ 'x-application': ' ' })).toBe('API400');
  });
});
