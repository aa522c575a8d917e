import { describe, expect, test } from 'vitest';
import type { ResolvedPage } from '../../registry/resolve.ts';
import { allQuestionNodes } from './linked-data.ts';

/** A page with one section of questions; the rest of a page is not read. */
const pageWith = (...titles: string[]) =>
  ({
    sections: [
      {
        definition: { traits: { questions: true } },
        content: { items: titles.map((title) => ({ title, html: `<p>${title}</p>` })) },
      },
    ],
  }) as unknown as ResolvedPage;

describe('the questions of a page', () => {
  test('are one node, each question once, with its first answer', () => {
    const nodes = allQuestionNodes(
      [pageWith('Why?', 'Care'), undefined, pageWith('How?')],
      [
        { question: ' why? ', answer: 'Because.' },
        { question: 'When?', answer: 'Now.' },
      ],
    );
    expect(nodes).toHaveLength(1);
    expect(nodes[0]?.['mainEntity']).toMatchObject([
      { name: 'Why?', acceptedAnswer: { text: '<p>Why?</p>' } },
      { name: 'How?' },
      { name: 'When?', acceptedAnswer: { text: 'Now.' } },
    ]);
  });

  test('are no node without an answer', () => {
    expect(allQuestionNodes([undefined], [])).toEqual([]);
  });
});
