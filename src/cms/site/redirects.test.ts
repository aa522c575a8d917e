import { describe, expect, test } from 'vitest';
import { findRedirect } from './redirects.ts';
import { DEFAULT_SITES } from './sites.default.ts';
import type { SitesConfig } from './sites.schema.ts';

const config: SitesConfig = {
  ...DEFAULT_SITES,
  redirectHosts: ['partner.example.com'],
  redirects: {
    us: [
      { from: '/old', to: '/older', status: 301 },
      { from: '/older', to: '/new?a=1', status: 302 },
      { from: '/a', to: '/b', status: 301 },
      { from: '/b', to: '/a', status: 301 },
      { from: '/self', to: '/self', status: 301 },
      { from: '/partner', to: 'https://partner.example.com/x', status: 302 },
      { from: '/evil', to: 'https://evil.example.com/x', status: 302 },
      { from: '/trick', to: '//evil.example.com', status: 302 },
      { from: '/script', to: 'javascript:alert(1)', status: 302 },
    ],
  },
};

describe('findRedirect', () => {
  test('follows a chain to its end in one redirect', () => {
    expect(findRedirect('/old', 'us', config)).toEqual({ from: '/old', to: '/new?a=1', status: 301 });
  });

  test.each(['/a', '/b', '/self'])('does not loop on %s', (path) => {
    expect(findRedirect(path, 'us', config)).toBeUndefined();
  });

  test('leaves the shop only for listed hosts', () => {
    expect(findRedirect('/partner', 'us', config)?.to).toBe('https://partner.example.com/x');
    for (const path of ['/evil', '/trick', '/script']) expect(findRedirect(path, 'us', config)).toBeUndefined();
  });

  test('reads the rules of the requested site only', () => {
    expect(findRedirect('/old', 'de', config)).toBeUndefined();
    expect(findRedirect('/old', 'constructor', config)).toBeUndefined();
  });
});
