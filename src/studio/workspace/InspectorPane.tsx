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

/** The form of the selected section; without one, the page's fields and actions. */
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
      {/* Outside of the scroll container, so that the bar never covers a field; changes can be saved while the page
         cannot be shown. */}
      <SaveBar />
    </>
  );
}
