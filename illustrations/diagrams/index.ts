import type { Scene } from '../scenes/editorial.ts';
import { thumbTest } from './cut-boot.ts';
import { lacingHeelLock, lacingWindow } from './lacing.ts';
import { measuredFoot } from './measured-foot.ts';

/** Figures of the fitting guide: 1200 x 900. */
export const DIAGRAMS: Readonly<Record<string, Scene>> = {
  'measure-foot': measuredFoot,
  'lacing-window': lacingWindow,
  'lacing-heel-lock': lacingHeelLock,
  'thumb-test': thumbTest,
};
