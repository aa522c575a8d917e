/** What of axe the contrast of text over pictures needs: which elements lie at a place, the topmost first. */
export interface AxeGrid {
  stackAt(text: Element, rect: DOMRect): readonly Element[];
  close(): void;
}

/** An element as axe knows it, with the boxes it takes in the window's coordinates. */
interface AxeNode {
  readonly actualNode: Element;
  readonly clientRects: readonly DOMRect[];
  readonly boundingClientRect: DOMRect;
  readonly _grid: Grid | undefined;
}

interface Grid {
  /** The element that scrolls or is fixed, where the grid is not that of the page. */
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

/** Axe sorts every element of the page by what is painted over what, also where nobody has scrolled to yet. */
export async function openGrid(document: Document): Promise<AxeGrid> {
  const { default: axe } = await import('axe-core');
  axe.setup(document);
  // As: the types of axe leave out what its commons have.
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

/** Where a part scrolls on its own, what lies beneath that part lies beneath its text. */
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
