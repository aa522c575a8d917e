import { describe, expect, test } from 'vitest';
import { createLog } from './log.ts';

function written(fields: object): Record<string, unknown> {
  const lines: string[] = [];
  createLog({ write: (line) => void lines.push(line) }).error(fields, 'something failed');
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '');
}

describe('the log', () => {
  test('is one JSON object per line', () => {
    expect(written({ type: 'hero' })).toMatchObject({ level: 'error', msg: 'something failed', type: 'hero' });
  });

  test('contains an error with its cause', () => {
    expect(written({ err: new Error('outer', { cause: new Error('inner') }) }).err).toMatchObject({
      message: expect.stringContaining('inner'),
    });
  });

  test('redacts secrets and personal data', () => {
    const text = JSON.stringify(
      written({
        password: 'Secret-1',
        headers: { authorization: 'Secret-2' },
        request: { body: { email: 'Secret-3' } },
      }),
    );
    expect(text).not.toContain('Secret');
  });
});
