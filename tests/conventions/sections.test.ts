import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './source-files.ts';

const FOLDER = join(ROOT, 'src', 'sections');
const types = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

function pascal(type: string): string {
  return type.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
}

describe('a section folder', () => {
  test.each(types)('%s has its definition, markup, sheet and test', (type) => {
    const files = readdirSync(join(FOLDER, type));
    const wanted = ['section.ts', `${pascal(type)}.astro`, `${type}.css`, `${type}.test.ts`];
    expect(wanted.filter((name) => !files.includes(name))).toEqual([]);
  });

  test.each(types)('%s is named like the type it declares', async (type) => {
    const module: Record<string, unknown> = await import(join(FOLDER, type, 'section.ts'));
    const declared = Object.values(module).flatMap((value) =>
      typeof value === 'object' && value !== null && 'type' in value && 'samples' in value ? [value.type] : [],
    );
    expect(declared).toEqual([type]);
  });
});
