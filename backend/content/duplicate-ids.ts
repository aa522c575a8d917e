import { isRecord } from '../../domain/record.ts';
import { replaceSections } from './section-walk.ts';
import type { WarnOnce } from './warn-once.ts';

/** Section items with the same `id` all stay; each such id is logged once per version of the document. */
export function warnOfDuplicates(items: readonly unknown[], fields: object, warnOnce: WarnOnce): void {
  const seen = new Set<string>();
  replaceSections(items, (item, trail) => {
    const id = isRecord(item) ? item['id'] : undefined;
    if (typeof id === 'string') {
      if (seen.has(id)) warnOnce({ ...fields, id }, 'content: several sections have the same id');
      seen.add(id);
    }
    return { items: [item], trail };
  });
}
