import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { storedAt } from '../lib/item-origin.ts';
import type { OutlineItem } from '../../cms/preview/preview-info.ts';
import { $editing } from '../stores/document.ts';
import { positionOf } from '../stores/section-position.ts';
import type { SectionAt } from '../stores/structure.ts';
import { $info } from '../stores/workspace.ts';

/**
 * Returns the position of a row's section in the edited document; undefined while it cannot be determined. The same
 * object while the position is unchanged.
 */
export function useSection(row: OutlineItem): SectionAt | undefined {
  const position = positionOf(row, useStore($editing), useStore($info))?.join('.');
  const { document } = storedAt(row.source);
  return useMemo(
    () => (position === undefined ? undefined : storedAt(`${document}#${position}`)),
    [document, position],
  );
}
