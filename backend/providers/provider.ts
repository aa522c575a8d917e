import type { Hono } from 'hono';
import type { PolicySources } from '../../src/lib/scripts/policy-sources.ts';
import type { SettingReader } from '../../src/lib/setting-reader.ts';

/**
 * A third party that the shop can use: `<name>/provider.ts` exports one as `provider`. Each has the choices `none` (the
 * feature is off), `sandbox` where `backend/sandbox/<name>/sandbox.ts` exists, and its adapters.
 */
export interface Provider<Adapter, Deps = object> {
  /** The folder's name; `pay-later` is chosen by the variable `PAY_LATER_PROVIDER`. */
  readonly name: string;
  /** Adapters to real services, by choice. */
  readonly adapters: Readonly<Record<string, ReadAdapter<Adapter, Deps>>>;
  /** Whether production rejects `none`. */
  readonly isRequired: boolean;
  /**
   * Sources that pages may load from, by choice; which pages, the registry of scripts says
   * (`src/lib/scripts/script-registry.ts`).
   */
  readonly csp?: Readonly<Record<string, PolicySources | ReadSources>>;
}

/** Sources of a provider whose pages load one of several scripts, by the part that the registry of scripts names. */
export interface PartSources {
  readonly parts: Readonly<Record<string, PolicySources>>;
}

/** Sources that depend on settings. The adapter adds the issues of these settings; this adds none. */
export type ReadSources = (reader: SettingReader) => PolicySources | PartSources;

/** Reads the settings of an adapter, adds an issue for each invalid one, and returns the function that creates it. */
export type ReadAdapter<Adapter, Deps> = (reader: SettingReader) => (deps: Deps) => Adapter;

/** `backend/sandbox/<name>/sandbox.ts` exports one as `createSandbox`. */
export type CreateSandbox<Adapter, Deps = object> = (deps: Deps) => CreatedAdapter<Adapter>;

export interface CreatedAdapter<Adapter> {
  readonly adapter: Adapter;
  /** Paths of a sandbox, below `/sandbox`. */
  readonly router?: Hono;
}

/** The choice of a provider, with the function that creates it; `undefined` for `none`. */
export interface Selection {
  readonly choice: string;
  readonly create: ((deps: never) => CreatedAdapter<unknown>) | undefined;
  readonly sources?: PolicySources | PartSources | undefined;
}

/** By the names of the providers. */
export type Selections = Readonly<Record<string, Selection>>;

/** Creates the selected adapter; empty where the feature is off. */
export function createAdapter<Adapter, Deps>(
  { name }: Provider<Adapter, Deps>,
  selections: Selections,
  deps: Deps,
): Partial<CreatedAdapter<Adapter>> {
  // Selections are listed by folder; both folders of this name have the types of this provider.
  const create = selections[name]?.create as CreateSandbox<Adapter, Deps> | undefined;
  return create?.(deps) ?? {};
}

export const isOff = (selections: Selections, name: string): boolean => selections[name]?.create === undefined;
