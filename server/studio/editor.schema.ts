import { z } from 'zod';

/** An editor as stored in sealed cookies and links. */
export const editorSchema = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(['editor', 'publisher']),
  signedInBy: z.enum(['account', 'company', 'local']),
});
