import type { OutlineDocument, OutlineItem } from '../../lib/preview-info.ts';

interface Props {
  readonly selected: OutlineItem | undefined;
  readonly document: OutlineDocument | undefined;
  readonly frame: HTMLIFrameElement | null;
}

/** What is known of the chosen section. */
export function InspectorPane({ selected }: Props) {
  if (selected === undefined)
    return <p className="workspace__hint">Choose a section in the page or in the outline to see what it is made of.</p>;
  const { type, id, variant, source, hideOn, experienceId, fault, item } = selected;
  return (
    <div className="workspace__facts">
      {fault && (
        <p className="workspace__fault">
          <strong>Left out.</strong> {fault.reason}
        </p>
      )}
      <dl>
        <Fact name="Type" value={type} />
        <Fact name="Id" value={id} />
        <Fact name="Variant" value={variant} />
        <Fact name="Stored in" value={source} />
        <Fact name="Hidden on" value={hideOn.join(', ')} />
        <Fact name="Experience" value={experienceId} />
        <Fact name="Field at fault" value={fault?.field} />
      </dl>
      <details open>
        <summary>Content</summary>
        <pre>{JSON.stringify(contentOf(item), null, 2)}</pre>
      </details>
    </div>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string | undefined }) {
  if (!value) return null;
  return (
    <div>
      <dt className="tool-label">{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function contentOf(item: unknown): unknown {
  return typeof item === 'object' && item !== null && 'content' in item ? item.content : item;
}
