import type { z } from 'zod';
import { FAULTS, type Fault } from '../door/fault.ts';
import { parseBody, readBody } from '../door/read-body.ts';

export type ReadJson<Value> = { readonly value: Value } | { readonly fault: Fault };

/** The body of an editors' call by its schema; the fault names the first member that does not fit. */
export async function readJson<Value>(request: Request, schema: z.ZodType<Value>): Promise<ReadJson<Value>> {
  const read = await readBody(request);
  if ('fault' in read) return read;
  const parsed = schema.safeParse(parseBody(read.body));
  if (parsed.success) return { value: parsed.data };
  const issue = parsed.error.issues[0];
  return { fault: invalid(issue?.path.map(String).join('.') ?? '', issue?.message ?? 'invalid') };
}

export function invalid(path: string, message: string): Fault {
  return { ...FAULTS.invalid, message: path === '' ? message : `${path}: ${message}`, details: { path } };
}
