import type { Answer, Question } from '../../api/catalog/questions.schema.ts';

/** The answers of a question as they are shown: those of the shop, then those that helped others most, the oldest first. */
export function sortAnswers(answers: readonly Answer[]): readonly Answer[] {
  return answers.toSorted(
    (a, b) =>
      Number(b.isStaff) - Number(a.isStaff) ||
      b.helpful - b.unhelpful - (a.helpful - a.unhelpful) ||
      a.createdAt.localeCompare(b.createdAt),
  );
}

/** Questions that the shop itself has answered, with the answer that is shown first as HTML. */
export function answersOfShop(questions: readonly Question[]): readonly { question: string; answer: string }[] {
  return questions.flatMap(({ text, answers }) => {
    const [first] = sortAnswers(answers);
    return first?.isStaff === true ? [{ question: text, answer: escapeHtml(first.text) }] : [];
  });
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
