import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DEFINITIONS, componentOf } from '../registry/registry.ts';
import { renderSection } from './render-section.ts';

const types = readdirSync(new URL('./', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** A stylesheet that a few sections share. */
const IMPORT = /@import '([^']+)';/g;
/** What loaders return that return no list. */
const NOTHING: Readonly<Record<string, unknown>> = {
  'product-finder': { answers: [], counts: [], unmet: [], total: 0, products: [] },
  'social-photos': { products: [], list: undefined },
};

const samples = [...DEFINITIONS.values()].flatMap((definition) =>
  Object.entries(definition.samples).map(([variant, content]) => ({
    type: definition.type,
    variant,
    content,
    definition,
  })),
);

describe.each(types)('the section %s', (type) => {
  const definition = DEFINITIONS.get(type);
  const stylesheet = new URL(`./${type}/${type}.css`, import.meta.url);
  const own = existsSync(stylesheet) ? readFileSync(stylesheet, 'utf8') : '';
  const shared = [...own.matchAll(IMPORT)].map(([, path = '']) => readFileSync(new URL(path, stylesheet), 'utf8'));
  const css = [...shared, own.replace(IMPORT, '').replace(/^@layer sections;/, '')];

  test('is registered and has a sample for each variant', () => {
    expect(Object.keys(definition?.samples ?? {})).toEqual(Object.keys(definition?.variants ?? { missing: '' }));
  });

  test('describes itself to editors as JSON Schema', () => {
    expect(() => z.toJSONSchema(definition?.schema ?? z.never(), { io: 'input' })).not.toThrow();
  });

  test('has a stylesheet within its layer and its scope', () => {
    const scope = `[data-section-type='${type}']`;
    for (const rules of css) {
      expect(/^ ?@layer sections \{ @scope \(([^)]+)\)/.exec(rules.replace(/\s+/g, ' '))?.[1]?.split(', ')).toContain(
        scope,
      );
      expect(rules.trimEnd().replace(/\s+/g, '').endsWith('}}}')).toBe(true);
    }
  });

  test('takes its colours from tokens and its directions from the text', () => {
    expect(css.join('')).not.toMatch(/#[0-9a-f]{3,8}\b|rgb\(|hsl\(/i);
    expect(css.join('')).not.toMatch(
      /(?:margin|padding|border)-(?:left|right|top|bottom)|[^-](?:width|height|left|right|top|bottom):/,
    );
  });

  test('stays under 0.8 kB gzip', () => {
    expect(gzipSync(css.join('').replace(/\s+/g, ' ')).length).toBeLessThanOrEqual(820);
  });
});

describe.each(samples)('the sample $type, $variant', ({ type, variant, content, definition }) => {
  const data = definition.loader === undefined ? undefined : (NOTHING[type] ?? []);

  test('renders without inline style, script or a frame of its own', async () => {
    const html = await renderSection(componentOf(type), definition, content, { variant, data });
    expect(html.trim()).not.toBe('');
    expect(html).not.toMatch(/ style=|<script|<style|<section|data-section/);
  });

  test('has alternative text for every image', async () => {
    const html = await renderSection(componentOf(type), definition, content, { variant, data });
    for (const [img] of html.matchAll(/<img [^>]*>/g)) expect(img).toMatch(/ alt(="|[ >])/);
  });
});
