import { lazy, Suspense, useEffect, useState } from 'react';
import { Notes } from './ControlFrame.tsx';
import { textOf, useControl, useText, type ControlProps } from './form-context.ts';

/** Falls back to HTML source where the editor cannot be loaded. */
const RichTextEditor = lazy(() => import('./RichTextEditor.tsx').catch(() => ({ default: SourceOnly })));

function SourceOnly({ showSource }: { readonly showSource: () => void }) {
  useEffect(showSource, [showSource]);
  return null;
}

/** Rich text, or its HTML: a text with markup that the editor would drop is shown as HTML. */
export function RichTextField(props: ControlProps) {
  const write = useText(props);
  const { id, error, aria } = useControl(props);
  const [isSource, setSource] = useState(false);
  const { field } = props;
  const html = textOf(props.value);
  return (
    <div className="inspector-field">
      <span className="inspector-row">
        <label className="tool-label" htmlFor={id}>
          {field.label}
        </label>
        <button type="button" className="tool-button" aria-pressed={isSource} onClick={() => setSource(!isSource)}>
          HTML
        </button>
      </span>
      {isSource ? (
        <textarea
          {...aria}
          className="tool-input"
          rows={8}
          value={html}
          spellCheck={false}
          onChange={(event) => write(event.target.value)}
        />
      ) : (
        <Suspense fallback={<output>Loading the editor …</output>}>
          <RichTextEditor
            aria={aria}
            label={field.label}
            html={html}
            change={write}
            showSource={() => setSource(true)}
          />
        </Suspense>
      )}
      <Notes id={id} hint={field.hint} error={error} />
    </div>
  );
}
