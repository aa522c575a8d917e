import { isRecord } from '../../../../domain/record.ts';
import type { DocumentRule } from '../model/document-rule.ts';

/** Tracking, experiences and previews identify sections by their ids. */
export const duplicateIds: DocumentRule = ({ items }) => {
  const first = new Map<string, string>();
  return items.flatMap(({ raw, place }) => {
    const id = isRecord(raw) ? raw['id'] : undefined;
    if (typeof id !== 'string' || place.includes('.experiences.')) return [];
    const other = first.get(id);
    if (other === undefined) {
      first.set(id, place);
      return [];
    }
    return [
      {
        rule: 'duplicate-id',
        severity: 'warning',
        place: `${place}.id`,
        message: `The section at ${other} has the id “${id}” too.`,
        advice: 'Give each section of a page an id of its own.',
      },
    ];
  });
};
