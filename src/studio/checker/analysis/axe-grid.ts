/** The part of axe that the contrast check of text over images uses: the elements at a point, topmost first. */
export interface AxeGrid {
  stackAt(text: Element, rect: DOMRect): readonly Element[];
  close(): void;
}

/** An element in axe's tree, with its client rectangles in viewport coordinates. */
interface AxeNode {
  readonly actualNode: Element;
  readonly clientRects: readonly DOMRect[];
  readonly boundingClientRect: DOMRect;
  readonly _grid: Grid | undefined;
}

interface Grid {
  /** The scroll container or fixed element, where the grid is not the page's own. */
  readonly container: AxeNode | null;
  getCellFromPoint(point: Point): readonly AxeNode[] | undefined;
}

interface AxeDom {
  getNodeGrid(node: Element): Grid | undefined;
  visuallySort(a: AxeNode, b: AxeNode): number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Axe sorts all elements of the page by stacking order, including those that are scrolled out of view. */
export async function openGrid(document: Document): Promise<AxeGrid> {
  const { default: axe } = await import('axe-core');
  axe.setup(document);
  // As: axe's types omit parts of `axe.commons`.
  const { dom } = axe.commons as unknown as { dom: AxeDom };
  return {
    stackAt: (text, rect) => {
      const found = nodesAt(dom.getNodeGrid(text), centerOf(rect));
      const sorted = found.toSorted((a, b) => dom.visuallySort(a, b)).map(({ actualNode }) => actualNode);
      return [...new Set([...sorted, document.documentElement])];
    },
    close: () => axe.teardown(),
  };
}

/** For a nested scroll container, the elements beneath the container also lie beneath its text. */
function nodesAt(grid: Grid | undefined, point: Point): readonly AxeNode[] {
  if (grid === undefined) return [];
  const here = (grid.getCellFromPoint(point) ?? []).filter((node) =>
    node.clientRects.some((rect) => holds(rect, point)),
  );
  const { container } = grid;
  return container ? [...nodesAt(container._grid, centerOf(container.boundingClientRect)), ...here] : here;
}

const centerOf = ({ left, top, width, height }: DOMRect): Point => ({ x: left + width / 2, y: top + height / 2 });

const holds = ({ left, top, width, height }: DOMRect, { x, y }: Point): boolean =>
  x >= left && x < left + width && y >= top && y < top + height;
