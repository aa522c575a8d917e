import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..', '..');
const NODE = join(ROOT, 'node_modules', '.bin', 'node');
/** The catalogue's files are read from its folder; its rates are also the built-in ones. */
const RATES = ['catalog/companions.json', 'catalog/shipping.json', 'catalog/tax.json'];
const COPIED = [
  'src',
  'scripts/start',
  'server',
  'backend',
  'domain',
  'build',
  'public',
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  ...RATES,
];

interface Fixture {
  readonly component: string;
  readonly definition?: string;
  readonly island?: string;
}

const define = (type: string, more = '') => `
import { z } from 'zod';
import { defineSection } from '../../cms/sections/section.ts';
export const fixture = defineSection({
  type: '${type}',
  labels: { title: 'Fixture', description: 'A section of a test' },
  schema: z.object({ title: z.string().default('') }),
  variants: { only: 'Only' },
  samples: { only: {} },
  ${more}
});
`;

const island = (name: string) => `---
import { Island } from '../../islands/fixtures/${name}.tsx';
const { id } = Astro.props;
---
<Island sectionId={id} client:when="intent" />
`;

/** Sections that fail, each in another way; written beside the shop's own sections in a copy of the checkout. */
const FIXTURES: Readonly<Record<string, Fixture>> = {
  'throwing-render': { component: `---\nthrow new Error('render went wrong');\n---\n<p>never</p>` },
  'throwing-nested': {
    component: `---\nconst late = async () => { throw new Error('late'); };\n---\n<p>before</p>{late()}<p>after</p>`,
  },
  'throwing-loader': {
    component: '<p>never</p>',
    definition: `loader: { key: () => 'x', load: () => Promise.reject(new Error('loader went wrong')) },`,
  },
  'slow-loader': {
    component: '<p>never</p>',
    definition: `loader: { key: () => 'x', load: () => new Promise(() => {}) },`,
  },
  'counting-loader': {
    component: '---\nconst { data } = Astro.props;\n---\n<p>Loaded {data} times</p>',
    definition: `loader: { key: () => 'same', load: async () => (globalThis.fixtureLoads = (globalThis.fixtureLoads ?? 0) + 1) },`,
  },
  'throwing-island': {
    component: island('throwing'),
    island: `import { islandBoundary } from '../content/island-boundary.tsx';
export const Island = islandBoundary(() => {
  if (!import.meta.env.SSR) throw new Error('hydration went wrong');
  return <button>Kept from the server</button>;
});`,
  },
  'counting-island': {
    component: island('counting'),
    island: `import { useState } from 'react';
import { islandBoundary } from '../content/island-boundary.tsx';
export const Island = islandBoundary(() => {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Counted {count}</button>;
});`,
  },
};

/** Builds a copy of the shop that includes the failing sections; returns its folder and a function that removes it. */
export function buildFaultyShop(): { root: string; remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), 'aisle-faulty-'));
  for (const name of COPIED) cpSync(join(ROOT, name), join(root, name), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  for (const [type, fixture] of Object.entries(FIXTURES)) writeFixture(root, type, fixture);
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' };
  const built = spawnSync(NODE, ['node_modules/astro/bin/astro.mjs', 'build'], { cwd: root, env, encoding: 'utf8' });
  if (built.status !== 0) throw new Error(`The faulty shop was not built:\n${built.stdout}\n${built.stderr}`);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

function writeFixture(root: string, type: string, fixture: Fixture): void {
  const folder = join(root, 'src', 'sections', type);
  const pascal = type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const hydration = fixture.island === undefined ? '' : `hydration: 'intent',`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'section.ts'), define(type, fixture.definition ?? hydration));
  writeFileSync(join(folder, `${pascal}.astro`), fixture.component);
  if (fixture.island === undefined) return;
  const islands = join(root, 'src', 'islands', 'fixtures');
  mkdirSync(islands, { recursive: true });
  writeFileSync(join(islands, `${type.replace('-island', '')}.tsx`), fixture.island);
}
