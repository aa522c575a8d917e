import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SettingReader } from '../src/lib/setting-reader.ts';
import { sourceName, type PolicySources, type ProviderSources } from '../src/lib/scripts/policy-sources.ts';
import type { CreateSandbox, Provider, ReadAdapter, Selection, Selections } from './providers/provider.ts';

/** Reads the settings of a choice; returns the function that creates it. */
type ReadChoice = (reader: SettingReader) => Selection['create'];

interface ListedProvider extends Provider<unknown, never> {
  /** All but `none`. */
  readonly choices: ReadonlyMap<string, ReadChoice>;
}

/** The folders of `providers`, each with its sandbox. */
export const PROVIDERS: readonly ListedProvider[] = await listProviders();

function listProviders(): Promise<ListedProvider[]> {
  const folders = readdirSync(join(import.meta.dirname, 'providers'), { withFileTypes: true });
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  return Promise.all(names.toSorted().map(loadProvider));
}

async function loadProvider(name: string): Promise<ListedProvider> {
  const { provider }: { provider: Provider<unknown, never> } = await import(`./providers/${name}/provider.ts`);
  if (provider.name !== name)
    throw new Error(`backend/providers/${name}/provider.ts: the name "${provider.name}" is not that of its folder`);
  const choices = new Map<string, ReadChoice>();
  const sandbox = await loadSandbox(name);
  if (sandbox) choices.set('sandbox', () => sandbox);
  for (const [choice, read] of Object.entries(provider.adapters)) choices.set(choice, adapterChoice(read));
  return { ...provider, choices };
}

async function loadSandbox(name: string): Promise<CreateSandbox<unknown, never> | undefined> {
  if (!existsSync(join(import.meta.dirname, 'sandbox', name, 'sandbox.ts'))) return undefined;
  const module: { createSandbox: CreateSandbox<unknown, never> } = await import(`./sandbox/${name}/sandbox.ts`);
  return module.createSandbox;
}

function adapterChoice(read: ReadAdapter<unknown, never>): ReadChoice {
  return (reader) => {
    const create = read(reader);
    return (deps) => ({ adapter: create(deps) });
  };
}

interface SelectOptions {
  /** Production has no sandboxes. */
  readonly isProduction: boolean;
}

const NONE: Selection = { choice: 'none', create: undefined };

/** Reads `<NAME>_PROVIDER` of every provider, with the settings of the chosen adapters. */
export function selectProviders(reader: SettingReader, options: SelectOptions): Selections {
  rejectUnknown(reader);
  return Object.fromEntries(PROVIDERS.map((provider) => [provider.name, select(reader, provider, options)]));
}

/** Sandboxes, and nothing where there is none. */
export const selectSandboxes = (): Selections => selectProviders(new SettingReader({}), { isProduction: false });

export const variableOf = (name: string): string => `${name.toUpperCase().replaceAll('-', '_')}_PROVIDER`;

/** A variable that no provider reads would have no effect; `none` is what a provider without code is. */
function rejectUnknown(reader: SettingReader): void {
  const known = new Set(PROVIDERS.map(({ name }) => variableOf(name)));
  for (const variable of reader.namesMatching(/^[A-Z][A-Z_]*_PROVIDER$/)) {
    if (known.has(variable) || reader.text(variable) === 'none') continue;
    reader.addIssue(variable, 'this version has no such provider, and accepts none only', 'none');
  }
}

function select(reader: SettingReader, provider: ListedProvider, { isProduction }: SelectOptions): Selection {
  const { name, choices } = provider;
  const variable = variableOf(name);
  const text = reader.text(variable);
  const choice = text ?? (isProduction || !choices.has('sandbox') ? 'none' : 'sandbox');
  if (text !== undefined && isProduction) rejectInProduction(reader, provider, text);
  if (choice === 'none') return NONE;
  const read = choices.get(choice);
  if (read) return { choice, create: read(reader), sources: readSources(reader, provider, choice) };
  const known = [...choices.keys(), 'none'];
  reader.addIssue(
    variable,
    `this version has no provider "${choice}", only ${listFormat.format(known)}`,
    example(provider),
  );
  return NONE;
}

function readSources(reader: SettingReader, { csp }: ListedProvider, choice: string): Selection['sources'] {
  const sources = csp?.[choice];
  return typeof sources === 'function' ? sources(reader) : sources;
}

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' });

const example = ({ adapters }: ListedProvider): string => Object.keys(adapters)[0] ?? 'none';

function rejectInProduction(
  reader: SettingReader,
  { name, adapters, isRequired }: ListedProvider,
  choice: string,
): void {
  if (choice !== 'sandbox' && !(choice === 'none' && isRequired)) return;
  const real = Object.keys(adapters)[0] ?? 'the name of a real provider';
  reader.addIssue(variableOf(name), `${choice} is refused when APP_ENV is www`, real);
}

/** The choice of each provider that is on. */
export function chosenNames(selections: Selections): Readonly<Record<string, string>> {
  const chosen = Object.entries(selections).filter(([, { create }]) => create !== undefined);
  return Object.fromEntries(chosen.map(([name, { choice }]) => [name, choice]));
}

/** Sources of the selected providers for the content security policy, by provider, or provider and part. */
export function policySources(selections: Selections): ProviderSources {
  return Object.fromEntries(Object.entries(selections).flatMap(([name, { sources }]) => namedSources(name, sources)));
}

function namedSources(name: string, sources: Selection['sources']): readonly (readonly [string, PolicySources])[] {
  if (sources === undefined) return [];
  if (!('parts' in sources)) return [[name, sources]];
  return Object.entries(sources.parts).map(([part, own]) => [sourceName({ provider: name, part }), own]);
}
