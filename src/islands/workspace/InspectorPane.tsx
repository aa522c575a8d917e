import { useStore } from '@nanostores/react';
import type { OutlineDocument, OutlineItem } from '../../lib/preview-info.ts';
import { $info } from '../../stores/editor-workspace.ts';
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
  // What was changed can be saved while its page cannot be shown.
  if (info === undefined) return <SaveBar />;
  const shop = { siteId: info.siteId, locale: info.locale };
  return (
    <>
      <FindingList path={selected?.path} />
      <Inspector selected={selected} document={document ?? info.documents[0]} frame={frame} shop={shop} />
    </>
  );
}
