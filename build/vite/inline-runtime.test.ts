import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { definitions } from './inline-runtime.mjs';

const RUNTIME = 'var e=(n)=>n+1,t=(n)=>e(n)*2,o=()=>`unused`;export{t as n,o as r,e as t};';

describe('the functions of the runtime', () => {
  test('are defined under the names that the file imports them by', () => {
    const code = definitions(RUNTIME, 'n as twice,t');
    expect(runInNewContext(`${code}[twice(1),t(1)]`)).toEqual([4, 2]);
  });

  test('are left out where the file does not use them', () => {
    expect(definitions(RUNTIME, 't as next')).not.toContain('unused');
    expect(definitions(RUNTIME, 'r as text')).toContain('unused');
  });
});
