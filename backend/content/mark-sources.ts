import { isRecord } from '../../domain/record.ts';

/**
 * Returns a copy of section items in which each has its source, nested ones included:
 * `us/en-us/page/home#sections.main.0`. In preview only; inlined fragments keep their own sources.
 */
export function markSources(items: readonly unknown[], source: string): unknown[] {
  return items.map((item, index) => markSource(item, `${source}.${index}`));
}

/** The same for one item, which is stored at `source` itself. */
export function markSource(item: unknown, source: string): unknown {
  if (!isRecord(item)) return item;
  const content = isRecord(item['content']) ? { content: markContent(item['content'], `${source}.content`) } : {};
  return { ...item, ...content, source };
}

function markContent(content: Record<string, unknown>, source: string): Record<string, unknown> {
  const copy = markList(content, source);
  const { items } = content;
  if (!Array.isArray(items)) return copy;
  return {
    ...copy,
    items: items.map((entry, index) => (isRecord(entry) ? markList(entry, `${source}.items.${index}`) : entry)),
  };
}

function markList(holder: Record<string, unknown>, source: string): Record<string, unknown> {
  const { sections } = holder;
  return Array.isArray(sections) ? { ...holder, sections: markSources(sections, `${source}.sections`) } : holder;
}
