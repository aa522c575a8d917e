import type { ProviderOptions } from './create-providers.ts';
import type { Moderation } from './reviews/publication.ts';

export interface BackendSettings extends ProviderOptions {
  /** `file:` or `postgres://`. */
  readonly databaseUrl: string;
  readonly contentDir: string;
  readonly catalogDir: string;
  readonly seedDemo: boolean;
  readonly isLocal: boolean;
  /** Default: `after` in a local shop, else `before`. */
  readonly reviewModeration?: Moderation;
  /** Milliseconds from a delivery to the mail that asks for reviews; default 0. */
  readonly reviewDelay?: number;
  /** Milliseconds after which the session of a store's associate ends without a request. */
  readonly storeIdle?: number;
  /** False when another content service serves the pages. */
  readonly servesContent?: boolean;
}
