import { isRecord } from '../../../domain/record.ts';

const MAX_ANSWERS = 60;
const MAX_LENGTH = 100;
const SLOT = 'main';

/**
 * A page document whose guides have the answers, without the sections before and after the guides: who answers is past
 * the introduction. A document without a guide is returned as it is.
 */
export function addAnswers(document: unknown, answers: readonly string[], isGuide: (type: string) => boolean): unknown {
  const sections = isRecord(document) ? document['sections'] : undefined;
  const items = isRecord(sections) ? sections[SLOT] : undefined;
  if (!isRecord(document) || !isRecord(sections) || !Array.isArray(items)) return document;
  const usable = answers.filter((answer) => answer.length <= MAX_LENGTH).slice(0, MAX_ANSWERS);
  const guides = items.flatMap((item: unknown) => {
    if (!isRecord(item) || typeof item['type'] !== 'string' || !isGuide(item['type'])) return [];
    const content = isRecord(item['content']) ? item['content'] : {};
    return [{ ...item, content: { ...content, answers: usable } }];
  });
  return guides.length === 0 ? document : { ...document, sections: { ...sections, 'over-image': [], [SLOT]: guides } };
}
