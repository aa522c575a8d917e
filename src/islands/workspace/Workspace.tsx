import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $selected } from '../../stores/editor-workspace.ts';
import { InspectorPane } from './InspectorPane.tsx';
import { OutlineTree } from './OutlineTree.tsx';
import { Stage } from './Stage.tsx';

/** `/cms/preview`: a page in a frame, with what it is made of beside it. */
export function Workspace() {
  const chosen = useStore($selected);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  return (
    <div className="workspace">
      <aside className="workspace__side" aria-label="Outline">
        <OutlineTree />
      </aside>
      <Stage onFrame={setFrame} />
      <aside className="workspace__side" aria-label="Section">
        <InspectorPane selected={chosen?.item} document={chosen?.document} frame={frame} />
      </aside>
    </div>
  );
}
