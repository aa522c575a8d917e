import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import { valueAt } from '../../lib/document-edit.ts';
import { storedAt } from '../../lib/item-origin.ts';
import type { OutlineDocument, OutlineItem } from '../../lib/preview-info.ts';
import { $editing, openDocument, openLoose, startEditing } from '../../stores/editor-document.ts';
import { $live, showIn } from '../../stores/editor-live.ts';
import type { Shop } from '../../stores/editor-references.ts';
import { $sectionTypes, loadSectionTypes } from '../../stores/editor-schemas.ts';
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
  const type = types.find((known) => known.type === selected.type);
  const fault = live?.path === path ? live.fault : selected.fault;
  return (
    <>
      <header className="inspector-head">
        <h2 className="tool-title">{type?.labels.title ?? selected.type}</h2>
        {type && <p className="inspector-hint">{type.labels.description}</p>}
        <WhichDocument document={document} shop={shop} isDraft={editing?.isDraft ?? false} />
        {fault && (
          <p className="inspector-fault" role="alert">
            Left out: {fault.reason}
          </p>
        )}
      </header>
      {isRecord(item) && document !== '' && <SectionActions section={section} />}
      {isRecord(item) && <Versions item={item} section={section} />}
      {isRecord(item) && (
        <SectionForm key={`${source} ${path}`} item={item} section={section} type={type} fault={fault} shop={shop} />
      )}
    </>
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
