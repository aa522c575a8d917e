import { createSigner, type Signer } from '../core/signature.ts';
import type { Database } from '../db/database.ts';

/** Signs messages of stand-ins to browsers. */
export const createSandboxSigner = ({ read, write }: Pick<Database, 'read' | 'write'>): Signer =>
  createSigner({ read, write, keyName: 'sandbox-signing-key' });
