import type { TagManager } from '../../providers/tag-manager/provider.ts';
import type { CreateSandbox } from '../../providers/provider.ts';

/** The array `dataLayer` of the page: what is pushed stays there. */
export const createSandbox: CreateSandbox<TagManager | undefined> = () => ({ adapter: undefined });
