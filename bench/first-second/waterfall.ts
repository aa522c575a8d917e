import type { LoadVisit } from './load-visit.ts';
import type { NetworkRequest } from './network-requests.ts';
import type { Frame } from './page-probe.ts';

export type Timeline = Pick<LoadVisit, 'requests' | 'load' | 'quiet'> & {
  readonly probe: Pick<LoadVisit['probe'], 'fcp' | 'lcp' | 'longTasks' | 'frames'>;
};

const WIDTH = 60;
const NAME = 38;

/** A text chart: a line per request (`.` waits, `=` receives), then the paints and the long tasks. */
export function formatWaterfall({ requests, load, quiet, probe }: Timeline): string {
  const { fcp, lcp, longTasks, frames } = probe;
  const marks = Object.entries({ 'first contentful paint': fcp, 'largest contentful paint': lcp, load, quiet });
  const scale = WIDTH / Math.max(1, quiet, load, lcp, ...requests.map(({ end }) => end));
  const bar = (start: number, end: number, character: string): string =>
    ' '.repeat(Math.min(WIDTH - 1, Math.floor(start * scale))) +
    character.repeat(Math.max(1, Math.round((end - start) * scale)));
  const row = (chart: string, { start, end, label }: Row): string =>
    `|${chart.slice(0, WIDTH).padEnd(WIDTH)}| ${String(Math.round(start)).padStart(5)} ${String(Math.round(end)).padStart(5)}  ${label}`;
  return [
    ...requests.map((request) => {
      const waiting = bar(request.start, Math.min(request.response, request.end), '.');
      const received = '='.repeat(Math.max(1, Math.round((request.end - request.response) * scale)));
      return row(waiting + received, { ...request, label: describeRequest(request) });
    }),
    ...marks.map(([label, at]) => row(bar(at, at, '^'), { start: at, end: at, label })),
    ...longTasks.map(({ start, duration }) => {
      const end = start + duration;
      const label = `long task, ${Math.round(duration)} ms: ${describeTask(frames, { start, end })}`;
      return row(bar(start, end, '#'), { start, end, label });
    }),
  ].join('\n');
}

interface Row {
  readonly start: number;
  readonly end: number;
  readonly label: string;
}

function describeRequest({ url, type, priority, size }: NetworkRequest): string {
  const path = url.replace(/^https?:\/\/[^/]+/, '');
  const name = path.length > NAME ? `...${path.slice(3 - NAME)}` : path.padEnd(NAME);
  return `${name} ${(size / 1000).toFixed(1).padStart(6)} kB  ${priority.padEnd(8)} ${type}`;
}

/** What the frame that contains a task consisted of. */
function describeTask(frames: readonly Frame[], { start, end }: { readonly start: number; readonly end: number }) {
  const frame = frames.find((one) => one.start < end && one.start + one.duration > start);
  if (frame === undefined) return 'no frame';
  const scripts = frame.scripts.map(
    ({ source, duration, layout }) => `${source} ${Math.round(duration)} (layout in it ${Math.round(layout)})`,
  );
  return [
    ...scripts,
    `styles, layout and paint ${Math.round(frame.layout)}, of a frame of ${Math.round(frame.duration)}`,
  ].join('; ');
}
