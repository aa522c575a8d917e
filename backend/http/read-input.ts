import { BODY_LIMIT } from '../../src/config.ts';
import { readRequestBytes } from '../../src/lib/bounded-body.ts';
import { apiError, inputError } from '../core/errors.ts';

const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
const DEPTH_LIMIT = 32;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/**
 * Parses the body as JSON; an empty one is `{}`. Rejects a body that is too large, of another type, malformed or
 * hostile.
 */
export async function readBody(request: Request, limit = BODY_LIMIT): Promise<unknown> {
  const text = await readText(request, limit);
  if (text === '') return {};
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) throw apiError('API415');
  const value = parseJson(text);
  checkHostile(value);
  return value;
}

/** A parameter that occurs once is a string, a repeated one a list. */
export function readQuery(url: string): Record<string, string | string[]> {
  if (!url.includes('?')) return {};
  const { searchParams } = new URL(url);
  const names = new Set(searchParams.keys());
  return Object.fromEntries(
    Array.from(names, (name) => {
      const values = searchParams.getAll(name);
      for (const value of values) checkText(value, name);
      return [name, values.length === 1 ? (values[0] ?? '') : values];
    }),
  );
}

async function readText(request: Request, limit: number): Promise<string> {
  const bytes = await readRequestBytes(request, limit);
  if (bytes === undefined) throw apiError('API413');
  return new TextDecoder().decode(bytes);
}

/**
 * Reads the rest of a rejected request, so that its connection can be reused; returns whether the body ended within the
 * limit.
 */
export async function finishBody(request: Request): Promise<boolean> {
  if (request.method === 'GET' || request.method === 'HEAD' || request.bodyUsed) return true;
  const { body } = request;
  if (!body) return true;
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > BODY_LIMIT) return false;
  }
  return true;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw inputError('', 'The body is not JSON.');
  }
}

/** Iterates without recursion, so that deep nesting cannot overflow the stack. */
export function checkHostile(root: unknown): void {
  const waiting = [{ value: root, path: '', depth: 0 }];
  for (let at = waiting.pop(); at; at = waiting.pop()) {
    const { value, path, depth } = at;
    if (typeof value === 'string') checkText(value, path);
    if (typeof value !== 'object' || value === null) continue;
    if (depth > DEPTH_LIMIT) throw inputError(path, 'The body is nested too deeply.');
    for (const [key, child] of Object.entries(value)) {
      const childPath = path === '' ? key : `${path}.${key}`;
      if (FORBIDDEN_KEYS.has(key)) throw inputError(childPath, 'The name is not allowed.');
      checkText(key, path);
      waiting.push({ value: child, path: childPath, depth: depth + 1 });
    }
  }
}

/** PostgreSQL stores no text with this character. */
export function checkText(text: string, path: string): void {
  if (text.includes('\0')) throw inputError(path, 'The text holds a null character.');
}
