import { describe, expect, test } from 'vitest';
import { printable } from './pdf.ts';

describe('a document', () => {
  test('writes letters of Western Europe, plain spaces, and a question mark for characters its fonts lack', () => {
    expect(printable('Größe “M” 12\u202f€ 靴')).toBe('Größe “M” 12 € ?');
  });
});
