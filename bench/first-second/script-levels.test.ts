import { describe, expect, test } from 'vitest';
import { countScriptLevels } from './script-levels.ts';

const script = (url: string, initiator?: string) => ({ url, type: 'Script', initiator });

describe('countScriptLevels', () => {
  test('is 0 for a page without scripts', () => {
    expect(countScriptLevels([{ url: '/', type: 'Document', initiator: undefined }])).toBe(0);
  });

  test('counts scripts that the document asks for together as one level', () => {
    expect(countScriptLevels([script('/shell.js'), script('/page.js')])).toBe(1);
  });

  test('counts the longest chain, whatever the order of the requests', () => {
    const chain = [script('/c.js', '/b.js'), script('/a.js'), script('/b.js', '/a.js'), script('/d.js', '/a.js')];
    expect(countScriptLevels(chain)).toBe(3);
  });

  test('ends where scripts ask for one another', () => {
    expect(countScriptLevels([script('/a.js', '/b.js'), script('/b.js', '/a.js')])).toBe(2);
  });

  test('does not count an inline script as a level', () => {
    expect(countScriptLevels([script('/a.js', 'https://shop.example/')])).toBe(1);
  });
});
