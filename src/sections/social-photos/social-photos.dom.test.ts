// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $consent } from '../../stores/core/consent.ts';
import { attach } from './social-photos.later.client.ts';

const REQUIRED = { C0001: true, C0002: true, C0003: false, C0004: true };

const open = () => {
  document.body.innerHTML =
    '<div class="photos waiting"><template><p>Photos</p><img src="https://photos.example/1.jpg"></template></div>';
  const element = document.querySelector<HTMLElement>('.photos') ?? document.body;
  attach(element);
  return element;
};
const isShown = (element: HTMLElement) => element.querySelector(':scope > img') !== null;

beforeEach(() => $consent.set(undefined));

describe('photos whose hosts set cookies', () => {
  test('are shown as long as the visitor consents to functional cookies', async () => {
    const element = open();
    await vi.dynamicImportSettled();
    expect(isShown(element)).toBe(false);
    $consent.set(REQUIRED);
    expect(isShown(element)).toBe(false);
    $consent.set({ ...REQUIRED, C0003: true });
    expect(isShown(element)).toBe(true);
    expect(element.className).toBe('photos');
    $consent.set(REQUIRED);
    expect(isShown(element)).toBe(false);
    expect(element.className).toBe('photos waiting');
    $consent.set({ ...REQUIRED, C0003: true });
    expect(isShown(element)).toBe(true);
  });

  test('are shown at once where consent was given before', async () => {
    $consent.set({ ...REQUIRED, C0003: true });
    const element = open();
    await vi.waitFor(() => expect(isShown(element)).toBe(true));
  });
});
