import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Field } from '../lib/section-fields.ts';
import { $editing, changeValue } from '../stores/document.ts';
import type { Shop } from '../stores/references.ts';
import { FieldControl } from './FieldControl.tsx';
import { FormProvider, type FormContext } from './form-context.ts';
import { Fields } from './list-fields.tsx';
import { LISTING_FIELDS } from './placement-fields.ts';
import { POPUP_FIELDS } from './popup-fields.ts';
import { PageActions } from './PageActions.tsx';

const optional = { isRequired: false } as const;

const FIELDS: readonly Field[] = [
  {
    ...optional,
    name: 'seo',
    kind: 'group',
    label: 'For search engines',
    fields: [
      {
        ...optional,
        name: 'title',
        kind: 'text',
        label: 'Title',
        hint: 'In the results of search engines and in the browser’s tab. About 60 characters are shown.',
      },
      {
        ...optional,
        name: 'description',
        kind: 'long-text',
        label: 'Description',
        hint: 'Below the title in the results. About 155 characters are shown.',
      },
      {
        ...optional,
        name: 'robots',
        kind: 'choice',
        label: 'In search engines',
        options: ['index,follow', 'noindex,follow', 'noindex,nofollow'],
      },
    ],
  },
  { ...optional, name: 'parent', kind: 'text', label: 'Page above it', hint: 'By its address, such as about-us.' },
  {
    ...optional,
    name: 'validFrom',
    kind: 'date-time',
    label: 'Shown from',
    hint: 'In the time of this computer. Empty: as soon as it is published.',
  },
  {
    ...optional,
    name: 'validTo',
    kind: 'date-time',
    label: 'Shown until',
    hint: 'In the time of this computer. Empty: without end.',
  },
];
/** Fragments are embedded in other pages: they have no title of their own there. */
const OF_FRAGMENT = FIELDS.filter(({ name }) => name.startsWith('valid'));

function fieldsOf(kind: string): readonly Field[] {
  if (kind === 'fragment') return OF_FRAGMENT;
  if (kind === 'popup') return [...POPUP_FIELDS, ...OF_FRAGMENT];
  return [...(LISTING_FIELDS[kind] ?? []), ...FIELDS];
}

interface Props {
  /** Id of the document: `us/en-us/page/home`. */
  readonly source: string;
  readonly shop: Shop;
}

/** The fields of a page besides its sections, and the actions on the page as a whole. */
export function PageForm({ source, shop: { siteId, locale } }: Props) {
  const editing = useStore($editing);
  const context = useMemo(
    (): FormContext => ({
      change: changeValue,
      error: undefined,
      Control: FieldControl,
      shop: { siteId, locale },
      section: { document: source, pointer: [] },
      version: undefined,
    }),
    [source, siteId, locale],
  );
  if (editing?.documentId !== source) return null;
  const [, , kind = '', ...name] = source.split('/');
  return (
    <FormProvider value={context}>
      <form className="inspector-form" aria-label="The page" onSubmit={(event) => event.preventDefault()}>
        <PageActions key={source} kind={kind} name={name.join('/')} />
        <Fields fields={fieldsOf(kind)} value={editing.working} at={[]} />
      </form>
    </FormProvider>
  );
}
