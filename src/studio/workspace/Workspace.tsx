import { useStore } from '@nanostores/react';
import { useEffect, useState, type ReactNode, useRef, Component } from 'react';
import type { PreviewInfo } from '../../cms/preview/preview-info.ts';
import { startPages } from '../stores/pages.ts';
import type { WorkspacePanel } from '../stores/panels.ts';
import { $info, $selected } from '../stores/workspace.ts';
import { InspectorPane } from './InspectorPane.tsx';
import { OutlineTree } from './OutlineTree.tsx';
import { PageTree } from './PageTree.tsx';
import { startPanelKeys } from './panel-focus.ts';
import { SignedOut } from './SignedOut.tsx';
import { Viewport } from './Viewport.tsx';
import { Toolbar } from './Toolbar.tsx';
import { $notice, $offersUndo, closeNotice, undoRemoval } from '../stores/notice.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { focusRow } from '../ui/focus-row.ts';

interface Props {
  readonly name: string;
  readonly children: ReactNode;
}

/** An error boundary: an error in one panel leaves the others working, and unsaved changes are stored outside of it. */
class Panel extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { name, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <p role="alert" className="workspace__fault">
        {name} cannot be shown. What you typed is kept.{' '}
        <button type="button" className="tool-button" onClick={() => this.setState({ hasFailed: false })}>
          Show it again
        </button>
      </p>
    );
  }
}

const PANES = [
  ['pages', 'Pages'],
  ['outline', 'Outline'],
  ['page', 'Page'],
  ['section', 'Section'],
] as const;
type Pane = (typeof PANES)[number][0];
/** On narrow screens, which show one panel only, the preview options are above the page. */
const PANE_OF = { form: 'section', page: 'page', choices: 'page' } as const satisfies Record<
  Exclude<WorkspacePanel, 'list'>,
  Pane
>;

/**
 * `/cms/preview`: the page in a frame, its outline and the page list to its left, the selected section to its right.
 * Narrow screens show one panel at a time.
 */
export function Workspace() {
  const chosen = useStore($selected);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [pane, setPane] = useState<Pane>('page');
  const [left, setLeft] = useState<'pages' | 'outline'>('outline');
  useEffect(startPages, []);
  useEffect(() => $info.subscribe(nameTool), []);
  useEffect(() => startPanelKeys((part) => setPane(part === 'list' ? left : PANE_OF[part])), [left]);
  const show = (wanted: Pane) => {
    setPane(wanted);
    if (wanted === 'pages' || wanted === 'outline') setLeft(wanted);
  };
  return (
    <div className="workspace" data-pane={pane}>
      <div className="workspace__top">
        <Toolbar />
        <SignedOut />
      </div>
      <nav className="workspace__panes" aria-label="Parts of the workspace">
        {PANES.map(([name, label]) => (
          <button
            key={name}
            type="button"
            className="workspace__tab"
            aria-current={pane === name}
            onClick={() => show(name)}
          >
            {label}
          </button>
        ))}
      </nav>
      <aside className="workspace__side workspace__side--left" aria-label="Pages and outline">
        <fieldset className="workspace__tabs" aria-label="To the left of the page">
          <Tab isChosen={left === 'pages'} onClick={() => show('pages')}>
            Pages
          </Tab>
          <Tab isChosen={left === 'outline'} onClick={() => show('outline')}>
            Outline
          </Tab>
        </fieldset>
        <div className="workspace__scroll">
          <Panel name="The list">{left === 'pages' ? <PageTree /> : <OutlineTree />}</Panel>
        </div>
      </aside>
      <main className="workspace__main" aria-label="Page">
        <Viewport onFrame={setFrame} />
      </main>
      <aside className="workspace__side workspace__side--right" aria-label="Section">
        <Panel name="The section">
          <InspectorPane selected={chosen?.item} document={chosen?.document} frame={frame} />
        </Panel>
      </aside>
      <Notice />
    </div>
  );
}

function nameTool(info: PreviewInfo | undefined): void {
  const title = info?.documents[0]?.title ?? info?.path;
  document.title = `${title === undefined ? '' : `${title} | `}Preview`;
}

interface TabProps {
  readonly isChosen: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Tab({ isChosen, onClick, children }: TabProps) {
  return (
    <button type="button" className="workspace__tab" aria-pressed={isChosen} onClick={onClick}>
      {children}
    </button>
  );
}

/** Announces the last action; a removal can be undone. Takes the focus where the focused element was removed. */
function Notice() {
  const notice = useStore($notice);
  const offersUndo = useStore($offersUndo);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (notice && document.activeElement === document.body) box.current?.querySelector('button')?.focus();
  }, [notice]);
  // A section has a row; an entry that is restored within the form has none.
  const bringBack = () => (notice?.undoes?.bringBack ? focusRow(undoRemoval()) : undoRemoval());
  return (
    <div className="workspace__notice" data-empty={notice === undefined} ref={box}>
      <output>{notice?.text}</output>
      {notice && offersUndo && (
        <button type="button" className="tool-button" onClick={() => void bringBack()}>
          Undo
        </button>
      )}
      {notice && <IconButton icon="close" label="Close the notice" onClick={closeNotice} />}
    </div>
  );
}
