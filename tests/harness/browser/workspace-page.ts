import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from './browser-test.ts';

/** The studio's workspace, and the page in its frame. */
export interface WorkspacePage {
  readonly page: Page;
  readonly frame: FrameLocator;
  /** A section's row in the outline. */
  row(id: string): Locator;
  /** A section's element in the page. */
  section(path: string): Locator;
  /** The outline box of the selected section. */
  readonly box: Locator;
  readonly address: Locator;
}

/** Opens the workspace and waits for the metadata of the page in its frame. */
export async function openWorkspace(page: Page, url: string): Promise<WorkspacePage> {
  await page.goto(url);
  const frame = page.frameLocator('iframe[title="The previewed page"]');
  await expect(frame.locator('#preview-info')).toBeAttached();
  return {
    page,
    frame,
    row: (id) =>
      page
        .locator('.outline__row')
        .filter({ has: page.locator('.outline__id', { hasText: new RegExp(`^${id}( ·|$)`) }) }),
    section: (path) => frame.locator(`[data-edit="${path}"]`),
    box: frame.locator('aisle-outline .selected'),
    address: page.getByRole('textbox', { name: 'Address of the page' }),
  };
}

/** Expects the outline box to cover the section. */
export async function expectOutlined({ box, section }: WorkspacePage, path: string): Promise<void> {
  await expect(async () => {
    const [drawn, real] = [await box.boundingBox(), await section(path).boundingBox()];
    if (drawn === null || real === null) throw new Error('The box or the section is not visible.');
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(drawn[side] - real[side])).toBeLessThan(3);
  }).toPass();
}

/** Writes a document into a content folder: `de/de-de/page/home`. */
export function putDocument(folder: string, name: string, document: object): void {
  const file = join(folder, `${name}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(document));
}
