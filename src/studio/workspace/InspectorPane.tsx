import { useStore } from '@nanostores/react';
import type { OutlineDocument, OutlineItem } from '../../cms/preview/preview-info.ts';
import { $info } from '../stores/workspace.ts';
import { Inspector } from '../inspector/Inspector.tsx';
import { SaveBar } from '../inspector/SaveBar.tsx';
import { FindingList } from './FindingList.tsx';

interface Props {
  readonly selected: OutlineItem | undefined;
  readonly document: OutlineDocument | undefined;
  readonly frame: HTMLIFrameElement | null;
}

/** The chosen section, to be changed; without one, what can be done with the page. */
export function InspectorPane({ selected, document, frame }: Props) {
  const info = useStore($info);
  return (
    <>
      <div className="workspace__scroll">
        {info && (
          <>
            <FindingList path={selected?.path} />
            <Inspector
              selected={selected}
              document={document ?? info.documents[0]}
              frame={frame}
              shop={{ siteId: info.siteId, locale: info.locale }}
            />
          </>
        )}
      </div>
      {/* Below what scrolls, so that it never lies over a field; what was changed can be saved while its page cannot be shown. */}
      <SaveBar />
    </>
  );
}
