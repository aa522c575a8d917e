import type { Report } from '../../lib/checker-report.ts';
import { createButton, createElement } from './element.ts';
import { sectionElement } from './finding-element.ts';

export interface Markers {
  showReport(report: Report): void;
}

interface Marker {
  readonly mark: HTMLElement;
  readonly path: string;
}

const ROOM = 8;
const NARROW = 640;

/** Shows the number of findings at the corner of each section; an overlay, so that the layout does not change. */
export function createMarkers(region: HTMLElement, press: (sectionPath: string) => void): Markers {
  const layer = createElement('div', { class: 'layer' });
  region.append(layer);
  let markers: readonly Marker[] = [];
  const updatePositions = (): void => {
    for (const { mark, path } of markers) positionMark(mark, sectionElement(path));
  };
  const watch = new ResizeObserver(updatePositions);
  return {
    showReport: (report) => {
      markers = countsOf(report).map(({ path, label, count }) => {
        const attributes = { 'aria-label': label, title: label };
        return { path, mark: createButton(String(count), () => press(path), { class: 'marker', attributes }) };
      });
      layer.replaceChildren(...markers.map(({ mark }) => mark));
      updatePositions();
      watch.disconnect();
      if (markers.length > 0) watch.observe(document.body);
    },
  };
}

function countsOf({ sections, findings }: Report) {
  return sections.flatMap(({ path, type, id }) => {
    const count = findings.filter(({ sectionPath }) => sectionPath === path).length;
    const label = `${count} ${count === 1 ? 'finding' : 'findings'} in ${type} ${id}`;
    return count === 0 ? [] : [{ path, count, label }];
  });
}

function positionMark(mark: HTMLElement, section: Element | null): void {
  const rect = section?.getBoundingClientRect();
  mark.hidden = rect === undefined || rect.height === 0;
  if (rect === undefined) return;
  // On a phone the text begins at the edge: the marker is then placed between two sections, where lines end.
  const isNarrow = innerWidth < NARROW;
  const x = isNarrow ? innerWidth - mark.offsetWidth : Math.max(0, rect.left) + ROOM;
  const y = rect.top + (isNarrow ? -mark.offsetHeight / 2 : ROOM);
  mark.style.translate = `${x + scrollX}px ${y + scrollY}px`;
}
