import { containsLink } from '../../domain/text-links.ts';

/** What customers write about products. */
interface WrittenText {
  readonly texts: readonly string[];
  readonly scope: { readonly siteId: string; readonly locale: string };
  /** Whether the author bought the product here. */
  readonly isVerified: boolean;
}

/** Whether a text is shown at once. */
export interface Publication {
  statusOf(written: WrittenText): Promise<'published' | 'pending'>;
}

/** Texts of buyers, and in a local shop all, are shown at once; with a link they wait for a moderator. */
export function createPublication({ isLocal }: { readonly isLocal: boolean }): Publication {
  return {
    statusOf: async ({ texts, isVerified }) =>
      (isLocal || isVerified) && !texts.some(containsLink) ? 'published' : 'pending',
  };
}
