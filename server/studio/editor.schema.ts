import { z } from 'zod';

/** An editor as sealed cookies and links keep them. */
export const editorSchema = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(['editor', 'publisher']),
  signedInBy: z.enum(['account', 'company', 'local']),
});
