import { SECTION_DEPTH_LIMIT } from '../../../../src/config.ts';
import type { ItemRule } from '../model/item-rule.ts';

export const itemNesting: ItemRule = ({ depth }) =>
  depth <= SECTION_DEPTH_LIMIT
    ? []
    : [
        {
          rule: 'nesting',
          severity: 'error',
          place: '',
          message: `The section lies more than ${SECTION_DEPTH_LIMIT} sections deep, so it is left out of the page.`,
          advice: 'Move it further out.',
        },
      ];
