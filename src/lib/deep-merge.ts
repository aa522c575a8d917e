import { isRecord } from '../../domain/record.ts';

type Json = Record<string, unknown>;

const DEPTH_LIMIT = 16;

/** Merges `change` into `base`: objects member by member, everything else replaced. Prototype keys are left out. */
export function mergeOver(base: unknown, change: unknown, depth = 0): unknown {
  if (change === undefined) return base;
  if (!isRecord(base) || !isRecord(change) || depth > DEPTH_LIMIT) return change;
  const merged: Json = { ...base };
  for (const [key, value] of Object.entries(change)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype') continue;
    merged[key] = mergeOver(Object.hasOwn(base, key) ? base[key] : undefined, value, depth + 1);
  }
  return merged;
}
