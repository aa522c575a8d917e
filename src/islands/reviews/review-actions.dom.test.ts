// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errorResponse } from '../../stores/core/browser.test-support.ts';
import type { Respond, SentRequest } from '../../stores/core/network.test-support.ts';
import { replaceIslandNetwork } from '../kit/island.test-support.tsx';
import { performReviewAction } from './review-actions.ts';

const respond = vi.fn<Respond>();
let sent: readonly SentRequest[];

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const text = (selector: string) => find(selector).textContent;
const press = (selector: string) => performReviewAction(find(selector));
const HELPFUL = '[data-helpful="true"]';
const UNHELPFUL = '[data-helpful="false"]';
const LINK = '[data-action="translate-review"]';
const vote = (isHelpful: boolean) =>
  `<button data-action="vote-review" data-helpful="${isHelpful}" aria-pressed="false"><span data-count>1</span></button>`;

beforeEach(() => {
  respond.mockReset();
  sent = replaceIslandNetwork(respond);
  document.documentElement.lang = 'en-US';
  document.body.innerHTML = `<article data-review="r" data-language="German">
    <h3 data-part="title" lang="de-DE">Gut</h3><p data-part="text" lang="de-DE"> Trocken. </p>
    <span data-part="note"></span><a data-action="translate-review">Translate</a>
    ${vote(true)}${vote(false)}<p class="review__status"></p></article>`;
});

describe('a vote on a review', () => {
  const counts = (helpful: number, unhelpful: number) =>
    Response.json({ id: 'r', helpful, unhelpful, vote: 'helpful' });

  test('is counted and stated, and changed by the other button', async () => {
    respond.mockImplementation(() => counts(2, 1));
    await press(HELPFUL);
    expect(sent.at(-1)).toEqual({ call: 'POST /products/v1/review/r/vote', body: { helpful: true } });
    expect([text(HELPFUL), text(UNHELPFUL), find(HELPFUL).ariaPressed]).toEqual(['2', '1', 'true']);
    expect(text('.review__status')).toBe('Thank you. Your vote is counted.');
    respond.mockImplementation(() => counts(1, 2));
    await press(UNHELPFUL);
    expect([text(HELPFUL), text(UNHELPFUL)]).toEqual(['1', '2']);
    expect([find(HELPFUL).ariaPressed, find(UNHELPFUL).ariaPressed]).toEqual(['false', 'true']);
  });

  test('is not sent twice', async () => {
    respond.mockImplementation(() => counts(2, 1));
    await Promise.all([press(HELPFUL), press(HELPFUL)]);
    await press(HELPFUL);
    expect(sent).toHaveLength(1);
    expect(text('.review__status')).toMatch(/^Your vote is counted already/);
  });

  test('that is refused says why, and leaves the counts', async () => {
    respond.mockImplementation(() => errorResponse(404, 'API404'));
    await press(HELPFUL);
    expect(text('.review__status')).not.toBe('');
    expect(text(HELPFUL)).toBe('1');
    expect(find(HELPFUL).ariaPressed).not.toBe('true');
  });
});

describe('a translation of a review', () => {
  const translated = { reviewId: 'r', title: 'Good', text: 'Dry.', locale: 'en-us', translated: true };

  test('takes the place of the original, which is one tap away', async () => {
    respond.mockImplementation(() => Response.json(translated));
    await press(LINK);
    expect([text('h3'), text('p'), text(LINK)]).toEqual(['Good', 'Dry.', 'Show the original']);
    expect(find('h3').lang).toBe('en-US');
    expect(text('[data-part="note"]')).toBe('Translated by software from: German');
    await press(LINK);
    expect([text('h3'), text('p'), text(LINK)]).toEqual(['Gut', 'Trocken.', 'Show the translation']);
    expect([find('h3').lang, text('[data-part="note"]')]).toEqual(['de-DE', '']);
    await press(LINK);
    expect(text('h3')).toBe('Good');
    expect(sent).toHaveLength(1);
  });

  test('that does not exist is said, and can be asked for again', async () => {
    respond.mockImplementation(() => Response.json({ ...translated, title: 'Gut', translated: false }));
    await press(LINK);
    expect([text('h3'), text('[data-part="note"]')]).toEqual(['Gut', 'This review could not be translated.']);
    respond.mockImplementation(() => Response.json(translated));
    await press(LINK);
    expect(text('h3')).toBe('Good');
  });
});
