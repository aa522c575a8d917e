import { useStore } from '@nanostores/react';
import type { OutlineItem } from '../../lib/preview-info.ts';
import { $info, $workspace, select } from '../../stores/editor-workspace.ts';

/** Slots and sections of the page in the order they are shown. */
export function OutlineTree() {
  const info = useStore($info);
  if (info === undefined) return null;
  return info.documents.map((document) => (
    <section key={document.source ?? document.title} aria-label={document.title}>
      {document.slots.map(({ slot, items }) => (
        <div key={slot}>
          <h3 className="tool-label">{slot}</h3>
          <OutlineList items={items} />
        </div>
      ))}
    </section>
  ));
}

function OutlineList({ items }: { readonly items: readonly OutlineItem[] }) {
  const { section } = useStore($workspace);
  return (
    <ul className="outline__list">
      {items.map((item) => (
        <li key={item.path}>
          <button type="button" aria-current={item.path === section} onClick={() => select(item.path)}>
            {item.type}
          </button>
          {item.children.length > 0 && <OutlineList items={item.children} />}
        </li>
      ))}
    </ul>
  );
}
