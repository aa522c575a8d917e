// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errorResponse } from '../../stores/core/browser.test-support.ts';
import { $dialog } from '../../stores/core/dialogs.ts';
import type { Respond, SentRequest } from '../../stores/core/network.test-support.ts';
import {
  alerts,
  descriptionOf,
  enter,
  press,
  renderIsland,
  replaceIslandNetwork,
} from '../kit/island.test-support.tsx';
import QuestionDialog from './QuestionDialog.tsx';
import QuestionSentDialog from './QuestionSentDialog.tsx';
import ReportDialog from './ReportDialog.tsx';
import ReviewDialog from './ReviewDialog.tsx';
import { reviewDraft } from './review-draft.ts';

const DETAILS = 'GET /products/v2/products/boot/details';
const dialog = { close: vi.fn<() => void>(), hold: vi.fn<() => void>(), rename: vi.fn<() => void>() };

const respond = vi.fn<Respond>();
let sent: readonly SentRequest[];
/** The requests besides the one for the product. */
const writes = () => sent.filter(({ call }) => call !== DETAILS);

/** The service returns `answer` for what is sent. */
function serve(answer: () => Response): void {
  respond.mockImplementation(({ call }) => (call === DETAILS ? Response.json({ id: 'boot', name: 'Boot' }) : answer()));
}

beforeEach(() => {
  localStorage.clear();
  dialog.close.mockReset();
  $dialog.set(undefined);
  respond.mockReset();
  serve(() => Response.json({ status: 'pending' }));
  sent = replaceIslandNetwork(respond);
});

describe('a review', () => {
  const show = async () => {
    renderIsland(<ReviewDialog argument="boot" {...dialog} />);
    await screen.findByText('Boot');
  };
  const fill = () => {
    fireEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    enter({ Headline: ' Warm ', 'Your review': 'And dry.', 'Name shown with it': 'Ada' });
  };

  test('needs stars, a headline, a text and a name', async () => {
    await show();
    press('Send review');
    expect(alerts()).toEqual([
      'Choose from one to five stars.',
      'Give it a headline.',
      'Say what you liked, and what you did not.',
      'Tell us which name to show.',
    ]);
    const stars = screen.getByRole('radiogroup', { name: 'Stars' });
    const description = document.getElementById(stars.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('Choose from one to five stars.');
    expect(writes()).toEqual([]);
  });

  test.each([
    ['pending', /A moderator reads your review/],
    ['published', /on the product’s page now/],
  ])('is sent once, and thanked for: %s', async (status, text) => {
    serve(() => Response.json({ status }));
    await show();
    fill();
    press('Send review');
    press('Send review');
    const thanks = await screen.findByRole('status');
    expect(thanks.textContent).toMatch(text);
    await waitFor(() => expect(document.activeElement).toBe(thanks));
    const body = { rating: 4, title: 'Warm', text: 'And dry.', author: 'Ada' };
    expect(writes()).toEqual([{ call: 'POST /products/v1/products/boot/reviews', body }]);
  });

  test('stays as it was written where the service rejects it', async () => {
    serve(() => errorResponse(422, 'REV410'));
    await show();
    fill();
    press('Send review');
    await waitFor(() => expect(alerts()).toHaveLength(1));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true);
  });

  test('is a draft until it is sent, with what the page of reviews stored', async () => {
    reviewDraft('boot').write({ title: 'Soft', size: '9' });
    await show();
    enter({ 'Your review': 'And dry.' });
    fireEvent.click(screen.getByRole('radio', { name: '4 stars' }));
    cleanup();
    await show();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Headline' }).value).toBe('Soft');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your review' }).value).toBe('And dry.');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true);
    expect(reviewDraft('boot').read()).toMatchObject({ size: '9' });
    fill();
    press('Send review');
    await screen.findByRole('status');
    expect(reviewDraft('boot').read()).toBeUndefined();
  });

  test('needs a product: one that is gone cannot be loaded again', async () => {
    respond.mockImplementation(() => errorResponse(404, 'ITEM_NOT_AVAILABLE'));
    renderIsland(<ReviewDialog argument="boot" {...dialog} />);
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  test('loads its product again after a failure', async () => {
    respond.mockImplementation(() => errorResponse(500, 'GEN500'));
    renderIsland(<ReviewDialog argument="boot" {...dialog} />);
    await screen.findByRole('alert');
    serve(() => Response.json({}));
    press('Try again');
    expect(await screen.findByText('Boot')).toBeDefined();
  });
});

describe('a question', () => {
  test.each(['', 'Why?'])('“%s” is too short', async (text) => {
    renderIsland(<QuestionDialog argument="boot" {...dialog} />);
    await screen.findByText('Boot');
    enter({ 'Your question': text, 'Name shown with it': 'Ada' });
    press('Send question');
    expect(descriptionOf('Your question')).toMatch(/Write your question, with at least 5 characters\.$/);
    expect(writes()).toEqual([]);
  });

  test.each(['pending', 'published'])('is sent, and its status goes to a dialog of its own: %s', async (status) => {
    serve(() => Response.json({ status }));
    renderIsland(<QuestionDialog argument="boot" {...dialog} />);
    await screen.findByText('Boot');
    enter({ 'Your question': ' Is it warm? ', 'Name shown with it': ' Ada ' });
    press('Send question');
    await waitFor(() => expect($dialog.get()).toEqual({ name: 'question-asked', argument: status }));
    const body = { text: 'Is it warm?', author: 'Ada' };
    expect(writes()).toEqual([{ call: 'POST /products/v1/products/boot/reviews/questions', body }]);
  });

  test.each([
    ['pending', /^We read each question before it is shown/],
    ['published', /^Your question is on the product’s page now/],
  ])('is thanked for with what becomes of it: %s', async (status, text) => {
    renderIsland(<QuestionSentDialog argument={status} {...dialog} />);
    expect((await screen.findByRole('status')).textContent).toMatch(text);
  });
});

test('a report needs a reason, and is thanked for until it is closed', async () => {
  renderIsland(<ReportDialog argument="R1" {...dialog} />);
  press('Send report');
  expect(descriptionOf('Reason')).toBe('Tell us what is wrong with it.');
  enter({ Reason: ' spam ' });
  press('Send report');
  await screen.findByText('Thank you. A moderator will take a look.');
  expect(writes()).toEqual([{ call: 'POST /products/v1/review/R1/flag', body: { reason: 'spam' } }]);
  press('Continue shopping');
  expect(dialog.close).toHaveBeenCalledOnce();
});
