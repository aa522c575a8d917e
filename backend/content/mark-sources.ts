import { isRecord } from './is-record.ts';

/**
 * Answers a copy of section items in which each says where it is stored, nested ones included: `us/en-us/page/home#sections.main.0`. In
 * preview only; fragments that are put in the place of a reference keep their own.
 */
export function markSources(items: readonly unknown[], source: string): unknown[] {
  return items.map((item, index) => {
    if (!isRecord(item)) return item;
    const own = `${source}.${index}`;
    const content = isRecord(item['content']) ? { content: markContent(item['content'], `${own}.content`) } : {};
    return { ...item, ...content, source: own };
  });
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
