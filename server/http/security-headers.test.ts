import { describe, expect, test } from 'vitest';
import { completePolicy, securityHeaders } from './security-headers.ts';

describe('security headers', () => {
  test('require https only where the shop is on https', () => {
    const names = (origin: string) => securityHeaders(origin).map(([name]) => name);
    expect(names('https://www.example.com')).toContain('strict-transport-security');
    expect(names('http://localhost:4321')).not.toContain('strict-transport-security');
  });

  test('complete the directives that a page’s policy leaves out', () => {
    expect(completePolicy("default-src 'none'; frame-ancestors 'self';")).toBe(
      "default-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'self'; object-src 'none'",
    );
  });

  test('add a strict policy to a page without one', () => {
    const policy = completePolicy(undefined);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });
});
