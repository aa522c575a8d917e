import type { Page } from '@playwright/test';

/** Phone, tablet and desktop widths; the widths between them have no other layouts. */
const WIDTHS = [320, 375, 768, 1024, 1280, 1440] as const;
const HEIGHT = 900;

/**
 * Runs in the page. Links, buttons and disclosures whose middle is hit by something else, each with what lies there.
 *
 * Out of scope by rule: what is not rendered (closed popovers, dialogs and disclosures), what is inert, and what its own component hides from
 * everybody (`visibility`). A control is scrolled into view first, in every scroll container around it, so that slides beside the shown ones count and
 * the header that sticks to the top is no cover. What is out of reach for a pointer until it has the focus, such as a skip link, is measured with it.
 */
async function coveredInPage(within: string): Promise<readonly string[]> {
  const TARGETS = 'a[href], button, summary, [role="button"], [role="link"], [role="tab"]';
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const nameOf = (element: Element | null) =>
    element ? element.outerHTML.replace(/\s+/g, ' ').slice(0, 110) : 'nothing';
  const isInView = (x: number, y: number) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;

  /** A link broken over lines is hit on the largest of them: the middle of its box may lie between. */
  const middleOf = (control: Element) => {
    const boxes = [...control.getClientRects()].toSorted((a, b) => b.width * b.height - a.width * a.height);
    const box = boxes[0];
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const coverOf = (control: Element): { hit: Element | null } | undefined => {
    const middle = middleOf(control);
    if (!middle) return undefined;
    const hit = isInView(middle.x, middle.y) ? document.elementFromPoint(middle.x, middle.y) : null;
    return hit && (control === hit || control.contains(hit)) ? undefined : { hit };
  };
  const scrolledCoverOf = (control: Element) => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return coverOf(control);
  };
  /** Sections with `content-visibility` are rendered in the next frame; then again with the focus. */
  const settledCoverOf = async (control: HTMLElement) => {
    scrolledCoverOf(control);
    await nextFrame();
    if (!scrolledCoverOf(control)) return undefined;
    control.focus({ preventScroll: true });
    await nextFrame();
    const cover = coverOf(control);
    control.blur();
    return cover;
  };

  const parts = [...document.querySelectorAll(within)];
  const controls = [...new Set(parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>(TARGETS)]))].filter(
    (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('[inert]'),
  );
  const suspects = controls.filter(scrolledCoverOf);
  const covered: string[] = [];
  for (const control of suspects) {
    const cover = await settledCoverOf(control);
    if (cover) covered.push(`${nameOf(control)} is covered by ${nameOf(cover.hit)}`);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  if (controls.length === 0) covered.push('there is no control on this page');
  return covered;
}

/** Returns the controls in a part of the page that cannot be clicked at the current width. */
export async function coveredWithin(page: Page, within: string): Promise<readonly string[]> {
  return page.evaluate(coveredInPage, within);
}

/** Returns the controls of the current page that cannot be clicked, at every width. */
export async function coveredControls(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const covered = [...(await page.evaluate(strayInPage)), ...(await coveredWithin(page, 'body'))];
    found.push(...covered.map((text) => `${width} px: ${text}`));
  }
  return found;
}

/**
 * Runs in the page. Boxes of one section that lie over or under another, where they would take its clicks in one order of sections and not in
 * another: every layer is looked at, on a grid over the whole page. A section within a section is none of the kind.
 */
function strayInPage(): readonly string[] {
  const STEP = 150;
  /** Hit testing uses integer pixels. */
  const SNAP = 1;
  const COLUMNS = [0.1, 0.5, 0.9];
  const SECTION = '[data-section-id]';
  const stray = new Set<string>();
  const compare = (x: number, y: number) => {
    const sections = new Set(document.elementsFromPoint(x, y).map((element) => element.closest<HTMLElement>(SECTION)));
    for (const one of sections) {
      if (!one || [...sections].every((other) => !other || other.contains(one) || one.contains(other))) continue;
      const { left, right, top, bottom } = one.getBoundingClientRect();
      if (x < left - SNAP || x > right + SNAP || y < top - SNAP || y > bottom + SNAP)
        stray.add(one.dataset['sectionId'] ?? '');
    }
  };
  for (let from = 0; from < document.documentElement.scrollHeight; from += innerHeight) {
    scrollTo({ top: from, behavior: 'instant' });
    for (let y = 0; y < innerHeight; y += STEP) for (const column of COLUMNS) compare(innerWidth * column, y);
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return [...stray].map((id) => `the section ${id} lies over or under others`);
}
