// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest';
import { panBy, startZoom, zoomAt } from './zoom.ts';

const WHOLE = { scale: 1, x: 0, y: 0 };

describe('zooming', () => {
  test('keeps the point under the pointer in its place', () => {
    const view = zoomAt(WHOLE, 2, { x: 100, y: -50 });
    expect(view).toEqual({ scale: 2, x: -100, y: 50 });
    // The point 100 right of the centre was at 100 before: (100 - x) / scale.
    expect((100 - view.x) / view.scale).toBe(100);
  });

  test('ends at four times the size, and at the whole image', () => {
    expect(zoomAt(WHOLE, 9, { x: 0, y: 0 }).scale).toBe(4);
    expect(zoomAt({ scale: 2, x: 40, y: 9 }, 0.4, { x: 0, y: 0 })).toEqual(WHOLE);
  });

  test('moves only as far as the image covers its frame', () => {
    const frame = { width: 200, height: 100 };
    expect(panBy({ scale: 2, x: 0, y: 0 }, { x: 500, y: -500 }, frame)).toEqual({ scale: 2, x: 100, y: -50 });
    expect(Math.abs(panBy(WHOLE, { x: 9, y: 9 }, frame).x)).toBe(0);
  });
});

describe('a viewer', () => {
  let viewer: HTMLElement;
  let dialog: HTMLElement;

  beforeEach(() => {
    document.body.innerHTML =
      '<div id="d"><div data-viewer><picture><source sizes="96vw"><img></picture></div><button data-zoom="+"></button><button data-zoom="-"></button></div>';
    dialog = document.querySelector<HTMLElement>('#d') ?? document.body;
    viewer = document.querySelector<HTMLElement>('[data-viewer]') ?? document.body;
    startZoom(dialog, viewer);
  });

  const isZoomed = () => viewer.hasAttribute('data-zoomed');
  const press = (key: string) => dialog.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));

  test('zooms with its buttons and by keys, and loads a larger source', () => {
    dialog.querySelector<HTMLElement>('[data-zoom="+"]')?.click();
    expect(isZoomed()).toBe(true);
    expect(viewer.querySelector('img')?.style.transform).toContain('scale(1.5)');
    expect(viewer.querySelector('source')?.sizes).toBe('200vw');
    press('0');
    expect(isZoomed()).toBe(false);
    press('+');
    expect(isZoomed()).toBe(true);
    press('-');
    expect(isZoomed()).toBe(false);
  });

  test('passes arrow keys on while the whole image is shown, and keeps them while it is zoomed', () => {
    let passed = 0;
    viewer.addEventListener('keydown', () => (passed += 1));
    const arrow = () => viewer.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    arrow();
    expect(passed).toBe(1);
    press('+');
    arrow();
    expect(passed).toBe(1);
  });

  test('zooms with the wheel, and shows the next image whole', async () => {
    viewer.dispatchEvent(new WheelEvent('wheel', { deltaY: -300, cancelable: true }));
    expect(isZoomed()).toBe(true);
    viewer.replaceChildren(document.createElement('img'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(isZoomed()).toBe(false);
  });
});
