import { describe, expect, test } from 'vitest';
import { writeLinkedData } from './node.ts';

describe('linked data in a script', () => {
  test('cannot close its script element', () => {
    const text = writeLinkedData([{ '@type': 'Thing', name: '</script><script>alert(1)</script>' }]);
    expect(text).not.toMatch(/[<>]/);
    expect(JSON.parse(text).name).toBe('</script><script>alert(1)</script>');
  });

  test('is one node, or a graph of several', () => {
    expect(JSON.parse(writeLinkedData([{ '@type': 'A' }]))).toEqual({ '@context': 'https://schema.org', '@type': 'A' });
    expect(JSON.parse(writeLinkedData([{ '@type': 'A' }, { '@type': 'B' }]))).toEqual({
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'A' }, { '@type': 'B' }],
    });
  });

  test('omits unknown members', () => {
    expect(writeLinkedData([{ '@type': 'A', name: undefined }])).not.toContain('name');
  });
});
