// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { errorResponse } from '../../stores/core/browser.test-support.ts';
import { press, renderIsland, replaceIslandNetwork } from '../kit/island.test-support.tsx';
import ReportPhotoDialog from './ReportPhotoDialog.tsx';
import UserContentDialog from './UserContentDialog.tsx';

const dialog = { close: vi.fn<() => void>(), hold: vi.fn<() => void>(), rename: vi.fn<() => void>() };
const photo = (id: string, caption: string) => `
  <figure data-user-content="${id}" data-kind="photo">
    <a href="#"><picture><source type="image/webp" data-set="/small-${id}.webp 400w">
      <img src="/${id}.webp" alt="Photo by Ada" width="1200" height="900"></picture></a>
    <figcaption><p data-part="caption" lang="de">${caption}</p><p data-part="author">Photo: Ada</p></figcaption>
  </figure>`;
const PAGE = `
  <ul data-photos>${photo('one', 'Eins')}${photo('two', 'Zwei')}${photo('three', 'Drei')}</ul>
  <article data-review="r-1"><h3 data-part="title">Warm</h3><span data-part="author">Bea</span>
    <a data-user-content="own" href="/own.webp"><img src="/own.webp" alt="Photo 1 by Bea"></a></article>`;

let sent: ReturnType<typeof replaceIslandNetwork>;
const respond = vi.fn<() => Response>();
const image = () => document.querySelector('.user-content img') ?? document.body;
const swipe = (from: number, to: number, down = 0) => {
  const target = image();
  fireEvent.pointerDown(target, { pointerId: 1, isPrimary: true, clientX: from, clientY: 0 });
  fireEvent.pointerUp(target, { pointerId: 1, isPrimary: true, clientX: to, clientY: down });
};
const show = (argument: string) => renderIsland(<UserContentDialog argument={argument} {...dialog} />);

beforeEach(() => {
  document.body.innerHTML = PAGE;
  Element.prototype.setPointerCapture ??= () => undefined;
  const product = { id: 'boot', slug: 'boot', name: 'Boot' };
  respond.mockImplementation(() => Response.json({ mediaId: 'one', streams: [{ id: 'boot', product }] }));
  sent = replaceIslandNetwork(() => respond());
});

describe('the dialog of a photo', () => {
  test('shows the photo with its caption, its author and its products', async () => {
    show('two');
    expect(await screen.findByText('Zwei', { selector: '.user-content p' })).toHaveProperty('lang', 'de');
    expect(screen.getByText('2 of 3')).toBeTruthy();
    const source = document.querySelector('.user-content source');
    expect(source?.getAttribute('srcset')).toBe('/small-two.webp 400w');
    expect((await screen.findByRole('link', { name: 'Boot' })).getAttribute('href')).toBe('/p/boot');
    expect(sent[0]?.call).toBe('GET /photos/media/two/streams');
    const report = screen.getByRole('link', { name: 'Report this photo' });
    expect(report.getAttribute('href')).toBe('#modal=report-photo_two');
  });

  test('steps by buttons, arrow keys and swipes, from the last to the first', async () => {
    show('two');
    press('Next');
    expect(screen.getByText('3 of 3')).toBeTruthy();
    fireEvent.keyDown(screen.getByText('3 of 3'), { key: 'ArrowRight' });
    expect(screen.getByText('1 of 3')).toBeTruthy();
    fireEvent.keyDown(screen.getByText('1 of 3'), { key: 'ArrowLeft', altKey: true });
    expect(screen.getByText('1 of 3')).toBeTruthy();
    swipe(200, 100);
    expect(screen.getByText('2 of 3')).toBeTruthy();
    swipe(100, 200);
    swipe(100, 110);
    swipe(100, 160, 300);
    expect(screen.getByText('1 of 3')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Boot' })).toBeTruthy());
  });

  test('shows photos of a review alone, and reports the review', () => {
    show('own');
    expect(screen.getByText('Warm', { selector: '.user-content p' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    const report = screen.getByRole('link', { name: 'Report this photo' });
    expect(report.getAttribute('href')).toBe('#modal=report-review_r-1');
    expect(sent).toEqual([]);
  });

  test('says when the page does not have the photo, and shows it without its products where these are unknown', () => {
    show('"]');
    expect(screen.getByRole('alert').textContent).toBe('This photo is no longer here.');
    respond.mockImplementation(() => errorResponse(404, 'API404'));
    show('one');
    expect(screen.getByText('1 of 3')).toBeTruthy();
  });
});

test('a report of a photo needs a reason', async () => {
  respond.mockImplementation(() => Response.json({ mediaId: 'one', reported: true }));
  renderIsland(<ReportPhotoDialog argument="one" {...dialog} />);
  press('Send report');
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Not theirs.' } });
  press('Send report');
  await waitFor(() => expect(sent.at(-1)?.call).toBe('POST /photos/media/one/reports'));
});
