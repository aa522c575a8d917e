import type { KeyboardEvent, MouseEvent } from 'react';
import { valueAt } from '../../lib/json-pointer.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Props {
  readonly src: string;
  readonly value: unknown;
  readonly change: (point: Point | undefined) => void;
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };
const STEP = 0.01;
const LARGE_STEP = 0.1;
const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The point of a picture that stays visible when it is cut: set by a click, moved by the arrow keys. */
export function FocalPoint({ src, value, change }: Props) {
  const known = valueAt(value, ['focalPoint']);
  const { x, y } = isPoint(known) ? known : MIDDLE;
  const pick = ({ currentTarget, clientX, clientY, detail }: MouseEvent) => {
    // Enter has no place in the picture: it sets the middle.
    if (detail === 0) return change(undefined);
    const box = currentTarget.getBoundingClientRect();
    return change({ x: within((clientX - box.left) / box.width), y: within((clientY - box.top) / box.height) });
  };
  const move = (event: KeyboardEvent) => {
    const direction = DIRECTIONS[event.key];
    if (direction === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    change({ x: within(x + direction.x * step), y: within(y + direction.y * step) });
  };
  const where = `${percent(x)} from the left, ${percent(y)} from the top`;
  return (
    <>
      <button
        type="button"
        className="inspector-picture"
        onClick={pick}
        onKeyDown={move}
        aria-label={`Point that stays visible: ${where}. Click in the picture or press the arrow keys to move it, with Shift by more.`}
      >
        <img src={src} alt="" />
        <span className="inspector-point" style={{ insetInlineStart: percent(x), insetBlockStart: percent(y) }} />
      </button>
      <output className="visually-hidden">{where}</output>
    </>
  );
}

function within(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 100) / 100;
}

function isPoint(value: unknown): value is Point {
  return typeof value === 'object' && value !== null && 'x' in value && 'y' in value;
}

const percent = (part: number): string => `${Math.round(part * 100)}%`;
