import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { sourceOf, storedAt } from '../lib/item-origin.ts';
import type { OutlineItem, SectionPosition } from '../../cms/preview/preview-info.ts';
import { $editing } from '../stores/document.ts';
import { positionOf } from '../stores/section-position.ts';
import { $info } from '../stores/workspace.ts';

/**
 * Returns the position of a row's section in the edited document; undefined while it cannot be determined. The same
 * object while the position is unchanged.
 */
export function useSection(row: OutlineItem): SectionPosition | undefined {
  const position = positionOf(row, useStore($editing), useStore($info));
  const source = position && sourceOf(position);
  return useMemo(() => (source === undefined ? undefined : storedAt(source)), [source]);
}
