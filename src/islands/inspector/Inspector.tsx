import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { valueAt } from '../../lib/document-edit.ts';
import { storedAt } from '../../lib/item-origin.ts';
import type { OutlineDocument, OutlineItem } from '../../lib/preview-info.ts';
import { $editing, openDocument, openLoose } from '../../stores/editor-document.ts';
import { $live, showIn } from '../../stores/editor-live.ts';
import type { Shop } from '../../stores/editor-references.ts';
import { startEditing } from '../../stores/editor-saving.ts';
import { $sectionTypes, $typesFault, loadSectionTypes } from '../../stores/editor-schemas.ts';
import { SaveBar } from './SaveBar.tsx';
import { SectionActions } from './SectionActions.tsx';
import { SectionForm } from './SectionForm.tsx';
import { Versions } from './Versions.tsx';
import { WhichDocument } from './WhichDocument.tsx';

interface Props {
  readonly selected: OutlineItem | undefined;
  readonly document: OutlineDocument | undefined;
  readonly frame: HTMLIFrameElement | null;
  readonly shop: Shop;
}

let isStarted = false;

function start(): void {
  if (!isStarted) startEditing();
  isStarted = true;
  void loadSectionTypes();
}

/** The chosen section as a form; what is typed is seen in the frame at once. */
export function Inspector({ selected, document, frame, shop }: Props) {
  useEffect(start, []);
  useEffect(() => (frame ? showIn(frame) : undefined), [frame]);
  return (
    <div className="inspector">
      {selected ? <Selected selected={selected} shop={shop} /> : <Nothing document={document} />}
      <SaveBar />
    </div>
  );
}

function Selected({ selected, shop }: { readonly selected: OutlineItem; readonly shop: Shop }) {
  const editing = useStore($editing);
  const types = useStore($sectionTypes);
  const live = useStore($live);
  const { path, source, item: stored } = selected;
  const section = useMemo(() => storedAt(source), [source]);
  const { document, pointer } = section;
  useEffect(() => {
    if (document) void openDocument(document);
    else openLoose(stored);
    // A section that is stored nowhere is opened as it was when it was chosen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [document, path]);
  const item = editing?.place === document ? valueAt(editing.working, pointer) : undefined;
  // The page may be behind the document: the form is of what is changed by it.
  const name = isRecord(item) ? String(item['type']) : selected.type;
  const type = types.find((known) => known.type === name);
  const shown = live?.path === path ? live : undefined;
  const fault = shown ? shown.fault : selected.fault;
  return (
    <>
      <header className="inspector-head">
        <h2 className="tool-title">{type?.labels.title ?? name}</h2>
        {type && <p className="inspector-hint">{type.labels.description}</p>}
        <WhichDocument document={document} shop={shop} isDraft={editing?.isDraft ?? false} />
        {fault && (
          <p className="inspector-fault" role="alert">
            Left out: {fault.reason}
          </p>
        )}
        {shown?.trouble && (
          <p className="inspector-fault" role="alert">
            The page does not show your last change. {shown.trouble}
          </p>
        )}
        {types.length === 0 && <NoFields />}
      </header>
      {isRecord(item) && document !== '' && <SectionActions section={section} />}
      {isRecord(item) && <Versions item={item} section={section} />}
      {isRecord(item) && (
        <SectionForm
          key={`${source} ${path} ${name}`}
          item={item}
          section={section}
          type={type}
          fault={fault}
          shop={shop}
        />
      )}
    </>
  );
}

/** Said where the shop did not answer what sections are made of. */
function NoFields() {
  const fault = useStore($typesFault);
  if (fault === '') return null;
  return (
    <p className="inspector-fault" role="alert">
      The fields could not be loaded. {fault}{' '}
      <button type="button" className="tool-button" onClick={() => void loadSectionTypes()}>
        Try again
      </button>
    </p>
  );
}

function Nothing({ document }: { readonly document: OutlineDocument | undefined }) {
  const source = document?.source;
  useEffect(() => {
    if (source) void openDocument(source);
  }, [source]);
  return <p>Choose a section in the page or in the outline to change it. The outline adds sections, too.</p>;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
