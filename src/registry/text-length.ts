/** Deeper values are dropped when content is cleaned. */
const DEPTH_LIMIT = 24;

/** Letters in all texts of a section's content, without those of nested sections. */
export function textLength(value: unknown, depth = 0): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null || depth > DEPTH_LIMIT) return 0;
  let length = 0;
  for (const [key, entry] of Object.entries(value)) {
    if (key !== 'sections' || !Array.isArray(entry)) length += textLength(entry, depth + 1);
  }
  return length;
}
