import { ANYWHERE } from '../broken-anywhere.ts';
import { LINKS, MEDIA, OPENING, IMAGES, rich, STRUCTURE, type FaultySection } from '../broken-section-items.ts';

/**
 * Documents with errors that only an editor can cause, and the findings that the accessibility checker must report for
 * each.
 */

export interface PlantedIssue {
  readonly rule: string;
  /** Id of the section; undefined outside of sections. */
  readonly section: string | undefined;
  readonly field?: string;
}

interface FaultyPage {
  readonly name: string;
  /** Query of the page. */
  readonly query?: string;
  readonly document: object;
  readonly issues: readonly PlantedIssue[];
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
    issues: [['heading-no-main', 'title']],
  },
  rich('rest', '<p>The rest of the page.</p>'),
];

type Items = readonly FaultySection['item'][];

/** `arrange` assigns the sections to the page's slots; without it all are in `main`. */
function pageWith(
  name: string,
  sections: readonly FaultySection[],
  arrange: (items: Items) => Readonly<Record<string, Items>> = (items) => ({ main: items }),
): FaultyPage {
  const items = sections.map(({ item }) => item);
  return {
    name: `faults-${name}`,
    document: { id: name, type: 'page', seo: { title: `Faults: ${name}` }, sections: arrange(items) },
    issues: sections.flatMap(({ item, issues }) =>
      issues.map(([rule, field]) => ({ rule, section: item.id, ...(field && { field }) })),
    ),
  };
}

/** The second tab panel contains an accordion, whose only entry is closed. */
function inClosedParts(sections: Items): Readonly<Record<string, Items>> {
  const entries = { type: 'accordion', id: 'entries', content: { items: [{ title: 'Closed', sections }] } };
  const tabs = {
    type: 'tabs',
    id: 'tabs',
    content: { title: 'Parts', items: [{ title: 'Shown' }, { title: 'Not shown', sections: [entries] }] },
  };
  return { main: [OPENING.item, { type: 'group', id: 'group', content: { sections: [tabs] } }] };
}

const VARIANT: FaultyPage = {
  name: 'faults-variant',
  query: 'testContext=exp_faults:b',
  document: {
    id: 'variant',
    type: 'page',
    seo: { title: 'Faults: variant' },
    sections: {
      main: [
        OPENING.item,
        {
          type: 'editorial',
          id: 'tested',
          experienceId: 'exp_faults',
          content: { title: 'Care', html: '<p>Wax it.</p>', cta: { label: 'How to wax a boot', href: '/help' } },
          experiences: {
            b: {
              content: {
                title: 'Care at home',
                image: { src: '/media/scenes/drying-room.webp', width: 1200, height: 900 },
                cta: { label: 'Click here' },
              },
            },
          },
        },
      ],
    },
  },
  issues: [
    { rule: 'picture-without-alt', section: 'tested', field: 'experiences.b.content.image.alt' },
    { rule: 'link-text-vague', section: 'tested', field: 'experiences.b.content.cta.label' },
  ],
};

const UNTITLED: FaultyPage = {
  name: 'faults-untitled',
  document: { id: 'untitled', type: 'page', slug: 'faults-untitled', sections: { main: [OPENING.item] } },
  issues: [{ rule: 'page-title', section: undefined }],
};

export const FAULTY_PAGES: readonly FaultyPage[] = [
  pageWith('pictures', [OPENING, ...IMAGES]),
  pageWith('links', [OPENING, ...LINKS]),
  pageWith('structure', [
    OPENING,
    rich('jump-across', '<h4>Below a main heading</h4><p>A text.</p>', 'heading-jump'),
    ...STRUCTURE,
  ]),
  pageWith('media', [OPENING, ...MEDIA]),
  pageWith('hidden-title', HIDDEN_TITLE),
  pageWith('in-closed-parts', ANYWHERE, inClosedParts),
  pageWith('in-lazy-slot', ANYWHERE, (items) => ({ main: [OPENING.item], 'lazy-main': items })),
  VARIANT,
  UNTITLED,
];

/** Two alternating frames. */
export const MOVING_IMAGE = Buffer.from(
  '47494638396101000100800000000000ffffff21ff0b4e45545343415045322e300301000000' +
    '21f904000a0000002c0000000001000100000202440100' +
    '21f904000a0000002c00000000010001000002024c01003b',
  'hex',
);
