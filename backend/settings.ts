import type { ProviderOptions } from './create-providers.ts';

export interface BackendSettings extends ProviderOptions {
  /** `file:` or `postgres://`. */
  readonly databaseUrl: string;
  readonly contentDir: string;
  readonly catalogDir: string;
  readonly seedDemo: boolean;
  readonly isLocal: boolean;
  /** False where pages come from another content service. */
  readonly servesContent?: boolean;
}
