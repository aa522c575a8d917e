/** A CSS number with its unit; `unit` is empty for a plain number. */
export interface Measure {
  readonly value: number;
  readonly unit: string;
}

const PATTERN = /^(-?(?:\d+\.?\d*|\.\d+))(deg|px|%|vh|vw|turn|rad)?$/;

/** Parses a length, angle, percentage or plain number; `undefined` for anything else. */
export function parseMeasure(text: string | number): Measure | undefined {
  const match = PATTERN.exec(String(text).trim());
  const value = Number(match?.[1]);
  if (match === null || !Number.isFinite(value) || Math.abs(value) > 100_000) return undefined;
  return { value, unit: match[2] ?? '' };
}

/** Formats a measure from its parsed parts, so that no text of a document reaches a stylesheet. */
export function formatMeasure({ value, unit }: Measure): string {
  return `${Number(value.toFixed(4))}${unit}`;
}
