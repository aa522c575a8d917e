import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef, useLayoutEffect, type RefObject } from 'react';
import { valueAt } from '../../lib/json-pointer.ts';
import { describeSectionIssue } from './field-messages.ts';
import { storedAt } from '../lib/item-origin.ts';
import type { OutlineDocument, OutlineItem } from '../../cms/preview/preview-info.ts';
import { fieldsOf } from '../lib/section-fields.ts';
import { startChecking } from '../stores/document-issues.ts';
import { $editing, openDocument, openLoose } from '../stores/document.ts';
import { $live, showIn } from '../stores/live-preview.ts';
import type { Shop } from '../stores/references.ts';
import { startEditing } from '../stores/saving.ts';
import { $sectionTypes, $typesError, loadSectionTypes } from '../stores/section-types.ts';
import { PageForm } from './PageForm.tsx';
import { SectionActions } from './SectionActions.tsx';
import { SectionForm } from './SectionForm.tsx';
import { useSection } from './use-section.ts';
import { ExperienceVariants } from './ExperienceVariants.tsx';
import { DocumentNote } from './DocumentNote.tsx';
import { isRecord } from '../../../domain/record.ts';

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

/** The form of the selected section; the frame shows input immediately. */
export function Inspector({ selected, document, frame, shop }: Props) {
  useEffect(start, []);
  useEffect(startChecking, []);
  useEffect(() => (frame ? showIn(frame) : undefined), [frame]);
  const form = useRef<HTMLDivElement>(null);
  useTop(form, selected ? nameOf(selected) : `${document?.source}`);
  return (
    <div className="inspector" ref={form}>
      {selected ? <Selected selected={selected} shop={shop} /> : <Nothing document={document} shop={shop} />}
    </div>
  );
}

/** The identity of a section, independent of its position. */
function nameOf({ source, type, id }: OutlineItem): string {
  return `${storedAt(source).document} ${type} ${id}`;
}

function Selected({ selected, shop }: { readonly selected: OutlineItem; readonly shop: Shop }) {
  const editing = useStore($editing);
  const types = useStore($sectionTypes);
  const live = useStore($live);
  const { path, source, item: stored } = selected;
  const { document } = storedAt(source);
  const section = useSection(selected);
  useEffect(() => {
    if (document) void openDocument(document);
    else openLoose(stored);
    // A section that is not stored is opened as it was when it was selected.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [document, path]);
  const item = section && valueAt(editing?.working, section.pointer);
  const type = types.find((known) => known.type === selected.type);
  const fields = useMemo(() => (type ? fieldsOf(type.schema) : []), [type]);
  const shown = live?.path === path ? live : undefined;
  const error = shown ? shown.error : selected.fault;
  return (
    <>
      <header className="inspector-head">
        <h2 className="tool-title">{type?.labels.title ?? selected.type}</h2>
        {type && <p className="inspector-hint">{type.labels.description}</p>}
        <DocumentNote document={document} shop={shop} isDraft={editing?.isDraft ?? false} />
        {error && (
          <p className="inspector-fault" role="alert">
            Left out: {describeSectionIssue(error, fields, item)}
          </p>
        )}
        {shown?.renderError && (
          <p className="inspector-fault" role="alert">
            The page does not show your last change. {shown.renderError}
          </p>
        )}
        {types.length === 0 && <NoFields />}
      </header>
      {section === undefined && editing?.documentId === document && <Elsewhere />}
      {section && isRecord(item) && document !== '' && <SectionActions section={section} />}
      {section && isRecord(item) && <ExperienceVariants item={item} section={section} />}
      {section && isRecord(item) && (
        <SectionForm
          key={`${document} ${path} ${selected.type} ${selected.id}`}
          item={item}
          section={section}
          type={type}
          error={error}
          shop={shop}
        />
      )}
    </>
  );
}

/** Shown while the page and the edited document have different sections. */
function Elsewhere() {
  return (
    <output className="inspector-hint">
      The page is being made anew: the form opens when it is here. Where it does not, take or save over what others
      changed, below.
    </output>
  );
}

/** Shown where the section schemas could not be loaded. */
function NoFields() {
  const error = useStore($typesError);
  if (error === '') return null;
  return (
    <p className="inspector-fault" role="alert">
      The fields could not be loaded. {error}{' '}
      <button type="button" className="tool-button" onClick={() => void loadSectionTypes()}>
        Try again
      </button>
    </p>
  );
}

interface NothingProps {
  readonly document: OutlineDocument | undefined;
  readonly shop: Shop;
}

/** Without a selected section, the inspector shows the page as a whole. */
function Nothing({ document, shop }: NothingProps) {
  const source = document?.source;
  useEffect(() => {
    if (source) void openDocument(source);
  }, [source]);
  return (
    <>
      <p>Choose a section in the page or in the outline to change it. The outline adds sections, too.</p>
      {source && <PageForm source={source} shop={shop} />}
    </>
  );
}

/** Scrolls to the top when `form`, the identity of the form, changes. */
function useTop(inside: RefObject<HTMLElement | null>, form: string): void {
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (shown.current === form) return;
    shown.current = form;
    inside.current?.closest('.workspace__scroll')?.scrollTo({ top: 0, behavior: 'instant' });
  }, [inside, form]);
}
