import type { ConsentPlatform } from '../../providers/consent/provider.ts';
import type { CreateSandbox } from '../../providers/provider.ts';

/** The shop's own banner: nothing else asks. */
export const createSandbox: CreateSandbox<ConsentPlatform> = () => ({ adapter: undefined });
