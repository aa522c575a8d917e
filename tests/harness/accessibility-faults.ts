import { LINKS, MEDIA, OPENING, PICTURES, rich, STRUCTURE, type FaultySection } from './faulty-section-items.ts';

/** Documents with faults that only an editor can make, and what the accessibility checker must say of each. */

export interface PlantedFault {
  readonly rule: string;
  /** Id of the section; none around the page. */
  readonly section: string | undefined;
  readonly field?: string;
}

interface FaultyPage {
  readonly name: string;
  readonly document: object;
  readonly faults: readonly PlantedFault[];
}

const HIDDEN_TITLE: readonly FaultySection[] = [
  {
    item: {
      type: 'hero',
      id: 'phones-only',
      variant: 'type',
      hideOnBreakpoint: ['medium', 'large'],
      content: { title: 'Only on phones' },
    },
    faults: [['heading-no-main', 'title']],
  },
  rich('rest', '<p>The rest of the page.</p>'),
];

function pageWith(name: string, sections: readonly FaultySection[], title = `Faults: ${name}`): FaultyPage {
  return {
    name: `faults-${name}`,
    document: { id: name, type: 'page', seo: { title }, sections: { main: sections.map(({ item }) => item) } },
    faults: sections.flatMap(({ item, faults }) =>
      faults.map(([rule, field]) => ({ rule, section: item.id, ...(field && { field }) })),
    ),
  };
}

const UNTITLED: FaultyPage = {
  name: 'faults-untitled',
  document: { id: 'untitled', type: 'page', slug: 'faults-untitled', sections: { main: [OPENING.item] } },
  faults: [{ rule: 'page-title', section: undefined }],
};

export const FAULTY_PAGES: readonly FaultyPage[] = [
  pageWith('pictures', [OPENING, ...PICTURES]),
  pageWith('links', [OPENING, ...LINKS]),
  pageWith('structure', [
    OPENING,
    rich('jump-across', '<h4>Below a main heading</h4><p>A text.</p>', 'heading-jump'),
    ...STRUCTURE,
  ]),
  pageWith('media', [OPENING, ...MEDIA]),
  pageWith('hidden-title', HIDDEN_TITLE),
  UNTITLED,
];

/** Two frames, over and over. */
export const MOVING_PICTURE = Buffer.from(
  '47494638396101000100800000000000ffffff21ff0b4e45545343415045322e300301000000' +
    '21f904000a0000002c0000000001000100000202440100' +
    '21f904000a0000002c00000000010001000002024c01003b',
  'hex',
);
