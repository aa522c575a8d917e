import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { valueAt } from '../../lib/document-edit.ts';
import type { OutlineDocument, OutlineItem } from '../../lib/preview-info.ts';
import { $editing, openDocument, openLoose } from '../../stores/editor-document.ts';
import { startEditing } from '../../stores/editor-saving.ts';
import { $live, aimAt, showIn, sourceOf } from '../../stores/editor-live.ts';
import type { Shop } from '../../stores/editor-references.ts';
import { $sectionTypes, $typesFault, loadSectionTypes } from '../../stores/editor-schemas.ts';
import { AddSection } from './AddSection.tsx';
import { SaveBar } from './SaveBar.tsx';
import { SectionActions } from './SectionActions.tsx';
import { SectionForm } from './SectionForm.tsx';

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
  const { path, place, item: stored } = selected;
  const { document, pointer } = sourceOf(selected);
  const { siteId, locale } = shop;
  const at = pointer.join('.');
  useEffect(() => {
    if (document) void openDocument(document);
    else openLoose(stored);
    // A section that is stored nowhere is opened as it was when it was chosen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [document, path]);
  useEffect(() => {
    aimAt({ path, place, document, pointer: at === '' ? [] : at.split('.'), shop: { siteId, locale } });
    return () => aimAt(undefined);
  }, [path, place, document, at, siteId, locale]);
  const item = editing?.place === document ? valueAt(editing.working, pointer) : undefined;
  // The page may be behind the document: the form is of what is changed by it.
  const name = isRecord(item) ? item['type'] : selected.type;
  const type = types.find((known) => known.type === name);
  const shown = live?.path === path ? live : undefined;
  const fault = shown ? shown.fault : selected.fault;
  const section = { path, pointer };
  return (
    <>
      <header className="inspector-head">
        <h2 className="tool-title">{type?.labels.title ?? String(name)}</h2>
        {type && <p className="inspector-hint">{type.labels.description}</p>}
        <WhichDocument document={document} locale={locale} isDraft={editing?.isDraft ?? false} />
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
      {isRecord(item) && (
        <SectionForm
          key={`${document}#${at}#${String(name)}`}
          item={item}
          section={section}
          type={type}
          fault={fault}
          shop={shop}
        />
      )}
      {isRecord(item) && document !== '' && <SectionActions section={section} />}
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

interface WhichProps {
  readonly document: string;
  readonly locale: string;
  readonly isDraft: boolean;
}

/** A page may be made of several documents, and of another language's. */
function WhichDocument({ document, locale, isDraft }: WhichProps) {
  if (document === '') return null;
  const own = document.split('/')[1];
  return (
    <p className="inspector-hint">
      <code>{document}</code>
      {isDraft && ' (draft)'}
      {own !== locale &&
        `. This is the document of ${own}, which ${locale} shows for want of its own: what you change, both show.`}
    </p>
  );
}

function Nothing({ document }: { readonly document: OutlineDocument | undefined }) {
  const source = document?.source;
  useEffect(() => {
    if (source) void openDocument(source);
  }, [source]);
  const editing = useStore($editing);
  const sections = valueAt(editing?.working, ['sections']);
  const list = Array.isArray(sections) ? ['sections'] : ['sections', 'main'];
  const entries = valueAt(editing?.working, list);
  const count = Array.isArray(entries) ? entries.length : 0;
  const end = { pointer: [...list, String(count)], path: `main.${count}` };
  return (
    <div className="inspector-form">
      <p>Choose a section in the page or in the outline to change it.</p>
      {source !== undefined && editing?.place === source && <AddSection at={end} label="Add at the end of the page" />}
    </div>
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
