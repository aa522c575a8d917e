import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { foreignOrigin } from '../lib/item-origin.ts';
import type { OutlineDocument, OutlineItem } from '../../cms/preview/preview-info.ts';
import { formatWidths } from '../lib/breakpoints.ts';
import type { WorkspaceSetup } from '../lib/workspace-setup.ts';
import { $findings } from '../stores/findings.ts';
import { focusPanel } from '../stores/panels.ts';
import { $workspace, selectSection } from '../stores/workspace.ts';
import { SectionActions } from '../inspector/SectionActions.tsx';
import { useSetup } from './setup.ts';
import { useSection } from '../inspector/use-section.ts';

interface Props {
  readonly items: readonly OutlineItem[];
  readonly document: OutlineDocument;
}

/** Sections, nested ones below their parent. */
export function OutlineList({ items, document }: Props) {
  return (
    <ul className="outline__list">
      {items.map((item, index) => (
        <li key={keyOf(item, items.slice(0, index))}>
          <OutlineRow item={item} document={document} />
          <OutlineActions item={item} />
          {item.children.length > 0 && <OutlineList items={item.children} document={document} />}
        </li>
      ))}
    </ul>
  );
}

/** A section is identified by its type and id, independent of its position; duplicates by their order. */
function keyOf({ type, id }: OutlineItem, before: readonly OutlineItem[]): string {
  const same = before.filter((other) => other.type === type && other.id === id);
  return `${type} ${id} ${same.length}`;
}

/** The actions on the selected section, where they are possible. */
function OutlineActions({ item }: { readonly item: OutlineItem }) {
  const isSelected = useStore($workspace).section === item.path;
  if (!isSelected) return null;
  return (
    <>
      <button type="button" className="tool-button outline__skip" onClick={() => focusPanel('form')}>
        Go to the form
      </button>
      <SelectedActions item={item} />
    </>
  );
}

/** Only the selected row re-renders on input. */
function SelectedActions({ item }: { readonly item: OutlineItem }) {
  const section = useSection(item);
  return section && section.document !== '' ? <SectionActions section={section} /> : null;
}

function OutlineRow({ item, document }: { readonly item: OutlineItem; readonly document: OutlineDocument }) {
  const { types } = useSetup();
  const isSelected = useStore($workspace).section === item.path;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isSelected) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isSelected]);
  return (
    <button
      type="button"
      ref={button}
      className="outline__row"
      aria-current={isSelected}
      aria-keyshortcuts={isSelected ? 'F6' : undefined}
      data-fault={item.fault !== undefined}
      data-path={item.path}
      onClick={() => selectSection(isSelected ? undefined : item.path)}
    >
      <span className="outline__name">
        {types[item.type]?.title ?? item.type}
        <Counts item={item} />
      </span>
      <span className="outline__id">{[item.id, variantOf(item, types)].filter(Boolean).join(' · ')}</span>
      <Badges item={item} document={document} />
      {item.fault && (
        <span className="outline__fault">
          Left out: {item.fault.field !== undefined && <code>{item.fault.field}</code>} {item.fault.reason}
        </span>
      )}
    </button>
  );
}

function Counts({ item }: { readonly item: OutlineItem }) {
  const findings = useStore($findings).get(item.path) ?? 0;
  if (findings === 0) return null;
  return (
    <span className="tool-count" title="Accessibility findings">
      {findings}
      <span className="visually-hidden"> accessibility {findings === 1 ? 'finding' : 'findings'}</span>
    </span>
  );
}

function Badges({ item, document }: { readonly item: OutlineItem; readonly document: OutlineDocument }) {
  const { hideOn, experienceId, source } = item;
  const origin = foreignOrigin(source, document.source);
  return (
    <span className="outline__badges">
      {hideOn.length > 0 && <span className="outline__badge">Hidden on {formatWidths(hideOn)}</span>}
      {experienceId !== undefined && <span className="outline__badge">Experience {experienceId}</span>}
      {origin !== undefined && <span className="outline__badge">From {origin}</span>}
    </span>
  );
}

function variantOf({ type, variant }: OutlineItem, types: WorkspaceSetup['types']): string | undefined {
  return variant === undefined ? undefined : (types[type]?.variants[variant] ?? variant);
}
