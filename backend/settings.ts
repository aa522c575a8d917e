import type { ProviderOptions } from './create-providers.ts';

export interface BackendSettings extends ProviderOptions {
  /** `file:` or `postgres://`. */
  readonly databaseUrl: string;
  readonly contentDir: string;
  readonly catalogDir: string;
  readonly seedDemo: boolean;
  readonly isLocal: boolean;
  /** Milliseconds after which the session of a store's associate ends without a request. */
  readonly storeIdle?: number;
  /** False when another content service serves the pages. */
  readonly servesContent?: boolean;
}
