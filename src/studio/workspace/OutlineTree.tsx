import { useStore } from '@nanostores/react';
import { originOf } from '../lib/item-origin.ts';
import { itemsOf } from '../lib/outline-items.ts';
import type { OutlineDocument } from '../../cms/preview/preview-info.ts';
import { $findings } from '../stores/findings.ts';
import type { Shop } from '../stores/references.ts';
import { addToSlot } from '../stores/structure.ts';
import { $info, $isLoading } from '../stores/workspace.ts';
import { OwnDocument } from '../inspector/OwnDocument.tsx';
import { SectionPicker } from '../inspector/SectionPicker.tsx';
import { focusRow } from '../ui/focus-row.ts';
import { OutlineList } from './OutlineList.tsx';

const SLOTS: Readonly<Record<string, string>> = {
  'over-image': 'Over the picture',
  main: 'Main',
  'lazy-main': 'Further down',
};

/** Slots and sections of the page in the order they are shown. */
export function OutlineTree() {
  const info = useStore($info);
  const isLoading = useStore($isLoading);
  if (info === undefined) return <p className="workspace__hint">{isLoading ? 'Loading …' : 'No sections to show.'}</p>;
  if (info.documents.length === 0)
    return <p className="workspace__hint">This page has no sections: the shop makes all of it.</p>;
  return (
    <>
      <Tally />
      {info.documents.map((document, index) => (
        <DocumentOutline key={document.source ?? index} document={document} shop={info} />
      ))}
    </>
  );
}

/** The number of findings and issues. */
function Tally() {
  const errors = itemsOf(useStore($info)).filter(({ item }) => item.fault !== undefined).length;
  const findings = [...useStore($findings).values()].reduce((sum, count) => sum + count, 0);
  const summary = [
    ...(errors > 0 ? [`${errors} ${errors === 1 ? 'section is' : 'sections are'} left out`] : []),
    ...(findings > 0 ? [`${findings} accessibility ${findings === 1 ? 'finding' : 'findings'}`] : []),
  ];
  return (
    <output className="outline__tally" data-empty={summary.length === 0}>
      {summary.join(', ')}
    </output>
  );
}

interface DocumentProps {
  readonly document: OutlineDocument;
  readonly shop: Shop;
}

function DocumentOutline({ document, shop: { siteId, locale } }: DocumentProps) {
  const { source } = document;
  const origin = originOf(source);
  const slots = document.slots.filter(({ items }) => source !== undefined || items.length > 0);
  if (slots.length === 0) return null;
  return (
    <section className="outline" aria-label={document.title}>
      <header className="outline__document">
        <h2 className="tool-title">{document.title}</h2>
        {origin && (
          <p className="workspace__hint">
            {origin.kind} {origin.name}
          </p>
        )}
        <p className="outline__badges">
          {document.isDraft && <span className="outline__badge outline__badge--strong">Draft</span>}
          {origin && origin.locale !== locale && (
            <span className="outline__badge outline__badge--strong">Falls back to {origin.locale}</span>
          )}
        </p>
        {source !== undefined && <OwnDocument key={source} source={source} shop={{ siteId, locale }} />}
      </header>
      {slots.map(({ slot, items }) => (
        <div key={slot}>
          <div className="outline__slot">
            <h3 className="tool-label">{SLOTS[slot] ?? slot}</h3>
            {source !== undefined && (
              <SectionPicker
                isSmall
                label={`Add a section: ${SLOTS[slot] ?? slot}`}
                pick={(type) => void focusRow(addToSlot(source, slot, type), { isAlways: true })}
              />
            )}
          </div>
          <OutlineList items={items} document={document} />
        </div>
      ))}
    </section>
  );
}
